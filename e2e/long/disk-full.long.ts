import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import { databasePID, startProduct } from '../product.ts'
import { mountVolume } from './small-volume.ts'

// Runs a product on a small volume: uploads until they are refused, then fills the volume completely, then restarts on
// the full volume, then frees space. Counts acknowledged data that is lost. Mounting the volume requires root on Linux;
// elsewhere the script explains that and stops.
const volumeMegabytes = 400
const restarts = 5
const megabyte = 1024 ** 2

const volume = await mountVolume(volumeMegabytes)
if (!volume) {
  console.log('not measured: this needs a volume of its own, which only root may mount, on Linux')
  process.exit(0)
}
const { dataDir, freeMegabytes, fillUp } = volume
const failures: string[] = []
const check = (isRight: boolean, what: string) => {
  if (!isRight) failures.push(what)
}

const codeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (isRefusal(error)) return `${error.status} ${error.code}`
    throw error
  }
}
const count = (codes: Map<string, number>, code: string) => codes.set(code, (codes.get(code) ?? 0) + 1)
const readiness = async (url: string) => (await fetch(`${url}/readyz`)).json()

const environment = { STARTER_SITE: 'off', LOG_LEVEL: 'fatal' }
const start = () => startProduct({ dataDir, environment })
let product = await start()
let client = await product.logIn()

const titles: string[] = []
let serial = 0
const save = async (): Promise<string> => {
  const title = `Page ${++serial}`
  const body = { title, slug: `page-${serial}`, type: 'basic', locale: 'nl-nl' as const }
  const code = await codeOf(client.page.create({ body }))
  if (code === 'ok') titles.push(title)
  return code
}
const upload = (by: Client) => {
  const bytes = new Uint8Array(8 * megabyte).fill(97)
  new DataView(bytes.buffer).setUint32(0, 0x61616161 + ++serial)
  return codeOf(by.media.addFile({ body: { path: '/' }, file: { name: `upload-${serial}.txt`, bytes } }))
}

try {
  const ballast = join(dataDir, 'postgres.reserve')
  while (!existsSync(ballast) || (await stat(ballast)).size < 64 * megabyte) await sleep(100)

  let uploads = 0
  let refused = ''
  for (refused = await upload(client); refused === 'ok'; refused = await upload(client)) uploads++
  console.log(
    `${uploads} uploads of 8 MB, then ${refused} with ${Math.round(await freeMegabytes())} MB left; ` +
      `readiness: ${JSON.stringify(await readiness(product.url))}`,
  )
  check(refused === '507 ML_10', 'uploads are refused with ML_10')
  check((await freeMegabytes()) > 60, 'the reserve is left alone')
  check((await save()) === 'ok', 'pages are saved within the reserve')

  await fillUp()
  const codes = new Map<string, number>()
  for (let index = 0; index < 400; index++) count(codes, await save())
  const full = await fetch(`${product.url}/readyz`)
  console.log(`400 pages on a full volume:`, Object.fromEntries(codes))
  console.log(`readiness: ${full.status} ${await full.text()}`)
  check(
    [...codes.keys()].every(code => ['ok', '507 G_06', '503 G_02'].includes(code)),
    'saves fail with 507 or 503',
  )
  check((await upload(client)) === '507 ML_10', 'uploads are still refused with ML_10')

  const boots: number[] = []
  const ballasts: number[] = []
  const after = new Map<string, number>()
  for (let round = 0; round < restarts; round++) {
    const server = await databasePID(dataDir).catch(() => 0)
    await product.stop(round % 2 ? 'SIGKILL' : 'SIGTERM')
    if (round % 2 && server) process.kill(server, 'SIGKILL')
    await fillUp()
    const began = performance.now()
    product = await start()
    boots.push(Math.round(performance.now() - began))
    ballasts.push(Math.round((await stat(ballast).catch(() => ({ size: 0 }))).size / megabyte))
    client = await product.logIn()
    for (let index = 0; index < 100; index++) count(after, await save())
    await fillUp()
  }
  console.log(
    `${restarts} restarts on the full volume took ${boots.join(', ')} ms and left a ballast of ${ballasts.join(', ')} MB; 100 pages after each:`,
    Object.fromEntries(after),
  )

  await volume.freeAll()
  const began = performance.now()
  while ((await save()) !== 'ok') await sleep(50)
  console.log(`pages are saved ${Math.round(performance.now() - began)} ms after space came back`)

  const kept = new Set<string>()
  for (let pageIndex = 0, more = true; more; pageIndex++) {
    const { data } = await client.page.list({ body: { pageIndex, pageSize: 100, locale: 'nl-nl' } })
    for (const { title } of data.items) kept.add(title)
    more = data.items.length > 0
  }
  const lost = titles.filter(title => !kept.has(title))
  console.log(`${titles.length} pages acknowledged, ${lost.length} lost`)
  check(lost.length === 0, 'nothing acknowledged is lost')
} finally {
  await product.stop()
  await volume[Symbol.asyncDispose]()
}
for (const failure of failures) console.error(`failed: ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)
