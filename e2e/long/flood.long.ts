import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { control, floods } from '../floods.ts'
import { starterSite } from '../kept-starter-site.ts'
import {
  copyDataDir,
  embeddedDatabaseURL,
  freePort,
  freshDataDir,
  type Product,
  startProduct,
} from '../product.ts'
import { startNginxProxy } from './nginx-proxy.ts'

// Floods each kind of request that anybody may send with its dearest input, over 40 connections of one address and of 40
// addresses, and measures what others notice: a health check, a page in memory, a visitor's call and a user who saves.
// Usage: flood.long.ts [seconds for each flood, 4] [part of a kind's name] [nginx: the number of nodes behind it]
const seconds = Number(process.argv[2] ?? 4)
const wanted = process.argv[3] ?? ''
const nodesBehindNginx = Number(process.argv[4] ?? 0)
const connections = 40
const maxHealthz = 250
const maxPageRatio = 2
const maxSaveRatio = 3

await using started = new AsyncDisposableStack()
const site = await copyDataDir(await starterSite())
started.defer(site.remove)
const port = await freePort()
const products: Product[] = []
started.defer(async () => void (await Promise.all(products.map(product => product.stop()))))
const proxied: Record<string, string> = nodesBehindNginx
  ? { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}`, SECRET: crypto.randomUUID() }
  : {}
const product = await startProduct({ dataDir: site.dataDir, environment: proxied })
products.push(product)
while (products.length < nodesBehindNginx) {
  const folder = await freshDataDir()
  started.defer(folder.remove)
  const environment = {
    ...proxied,
    DATABASE_URL: await embeddedDatabaseURL(site.dataDir),
    MEDIA_URL: pathToFileURL(join(site.dataDir, 'media')).href,
  }
  products.push(await startProduct({ dataDir: folder.dataDir, environment }))
}
const nodeURLs = products.map(each => each.url)
const proxy = nodesBehindNginx ? await startNginxProxy(port, nodeURLs) : undefined
if (proxy) started.defer(proxy.stop)
const url = proxy?.url ?? product.url
let log = ''
for (const { process: node } of products)
  for (const stream of [node.stdout, node.stderr]) stream?.on('data', text => void (log += text))

const client = await product.logIn()
const { pageID } = await client.page.create({
  body: { title: 'Flood', slug: 'flood', type: 'basic', locale: 'en-gb', content: [] },
})
const agent = new Agent({ keepAlive: true })

/** The time until an answer is complete, in milliseconds, and its status. */
const ask = (path: string) =>
  new Promise<{ took: number; status: number }>((resolve, reject) => {
    const start = performance.now()
    request(url + path, { agent }, answer => {
      answer
        .resume()
        .on('end', () => resolve({ took: performance.now() - start, status: answer.statusCode ?? 0 }))
    })
      .on('error', reject)
      .end()
  })

let saved = 0
const save = async () => {
  const { page } = await client.page.get({ params: { id: pageID } })
  const { id, revision } = page.pageVersion
  const start = performance.now()
  await client.page.storeVersion({ params: { id }, body: { revision, title: `Flood ${++saved}` } })
  return { took: performance.now() - start, status: 200 }
}

const probes = {
  healthz: () => ask('/healthz'),
  page: () => ask('/'),
  visitor: () => ask('/api/ximblox/page/get-by-slug-query?slug=/'),
  save,
}
type Probe = keyof typeof probes
const names = Object.keys(probes) as Probe[]

interface Measured {
  took: Record<Probe, number[]>
  failed: string[]
}

const measure = async (): Promise<Measured> => {
  const took: Record<Probe, number[]> = { healthz: [], page: [], visitor: [], save: [] }
  const failed: string[] = []
  const end = performance.now() + seconds * 1_000
  const repeat = async (name: Probe) => {
    do {
      try {
        const answer = await probes[name]()
        took[name].push(answer.took)
        if (answer.status >= 500) failed.push(`${name}: ${answer.status}`)
      } catch (error) {
        failed.push(`${name}: ${String(error)}`)
      }
      await sleep(20)
    } while (performance.now() < end)
  }
  await Promise.all(names.map(repeat))
  return { took, failed }
}

const during = async (kind: string, addresses: number) => {
  const program = fileURLToPath(new URL('../flood-client.ts', import.meta.url))
  const child = fork(program, [url, kind, String(connections), String(addresses)], {
    execArgv: ['--conditions=development'],
  })
  await once(child, 'message')
  await sleep(1_000)
  const measured = await measure()
  child.send('statuses')
  const [statuses] = await once(child, 'message')
  child.disconnect()
  await once(child, 'exit')
  return { ...measured, statuses: JSON.stringify(statuses) }
}

const quantile = (values: readonly number[], part: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
const median = (values: readonly number[]) => quantile(values, 0.5)
const round = (value: number) => Math.round(value * 10) / 10

await measure()
const idle = await measure()
console.log('idle:', Object.fromEntries(names.map(name => [name, round(median(idle.took[name]))])))

const failures: string[] = []
const rows: Record<string, unknown>[] = []
for (const addresses of [1, connections]) {
  const compared = await during(control, addresses)
  for (const kind of Object.keys(floods).filter(name => name.includes(wanted))) {
    const logged = log.length
    const { took, failed, statuses } = kind === control ? compared : await during(kind, addresses)
    const healthz = quantile(took.healthz, 0.99)
    const page = median(took.page) / median(compared.took.page)
    const saving = median(took.save) / median(idle.took.save)
    const row = {
      kind,
      addresses,
      'healthz p99': round(healthz),
      'page p50': round(median(took.page)),
      'page/control': round(page),
      'visitor p50': round(median(took.visitor)),
      'save p50': round(median(took.save)),
      'save/idle': round(saving),
      statuses,
    }
    rows.push(row)
    console.log(Object.values(row).join(' | '))
    const interruptions = log.slice(logged).match(/interrupted|cannot be reached/g) ?? []
    const wrong = [
      ...(healthz > maxHealthz ? [`health checks took ${round(healthz)} ms`] : []),
      ...(page > maxPageRatio ? [`a page took ${round(page)} times as long as in the control`] : []),
      ...(saving > maxSaveRatio ? [`saving took ${round(saving)} times as long as idle`] : []),
      ...new Set(failed),
      ...new Set(interruptions),
    ]
    failures.push(...wrong.map(what => `${kind}, ${addresses} addresses: ${what}`))
  }
}
console.table(rows)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
