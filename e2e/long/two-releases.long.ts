import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { PageID } from '@ximblox/contract/ids'
import { openMailServer } from '../mail-server.ts'
import { freshDataDir, type Product, startProduct } from '../product.ts'

// Upgrades a site with work waiting, and runs nodes of two releases side by side while people write and nodes are stopped
// and killed; counts what was lost and what was done twice. The former release is a revision of this repository, by
// default the one before the newest migration. Usage: two-releases.long.ts [minutes, 10] [revision]
const minutes = Number(process.argv[2] ?? 10)
/** What has not arrived is lost when nothing else has for so long. */
const arrivalTimeout = 120_000
const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

const formerRevision = async (): Promise<string> => {
  const newest = ['log', '-1', '--diff-filter=A', '--format=%H', '--', '*/db/migrations/*.sql']
  return process.argv[3] ?? `${(await run('git', newest, { cwd: root })).stdout.trim()}~1`
}

/** Another release, built. Its packages are linked within it, so they are copied. */
const checkOut = async (revision: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-former-'))
  await run('git', ['worktree', 'add', '--detach', '--force', folder, revision], { cwd: root })
  for (const place of ['.', 'admin'])
    await run('cp', ['-a', join(root, place, 'node_modules'), join(folder, place)])
  const build = `import { ensureBuilt } from './scripts/build.mjs'; await ensureBuilt(process.execPath)`
  await run(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder })
  return folder
}

const revision = await formerRevision()
const former = await checkOut(revision)
const folder = await freshDataDir()
const mailServer = await openMailServer()
/** The deliveries that arrived, by their ids, and the pages that they are about. */
const deliveries = new Map<string, { pageID: PageID; times: number }>()
let isAway = true
const back = Promise.withResolvers<void>()
const receive = async (request: IncomingMessage, response: ServerResponse) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
  if (isAway) return response.writeHead(503).end()
  await sleep(Math.random() * 100)
  const times = (deliveries.get(body.id)?.times ?? 0) + 1
  deliveries.set(body.id, { pageID: body.object.id, times })
  return response.end()
}
const receiver = createServer((...exchange) => void receive(...exchange)).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const address = receiver.address()
const receiverURL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
mailServer.delay = async () => {
  await back.promise
  await sleep(Math.random() * 1_000)
}

const environment = {
  SMTP_URL: mailServer.url,
  STARTER_SITE: 'off',
  LOG_LEVEL: 'fatal',
  SECRET: crypto.randomUUID(),
  WEBHOOKS_TO_PRIVATE_NETWORKS: 'on',
}
const start = (release: string): Promise<Product> =>
  startProduct({ dataDir: folder.dataDir, environment, main: join(release, 'site/main.ts') })

const invited: string[] = []
const published: PageID[] = []
const scheduled: PageID[] = []
const refused = new Map<string, number>()
let count = 0

const page = async (client: Client): Promise<PageID> => {
  const slug = `page-${count++}`
  const body = { title: slug, slug, type: 'basic', locale: 'en-gb' as const }
  return (await client.page.create({ body })).pageID
}
const writes: ((client: Client) => Promise<unknown>)[] = [
  async client => {
    const email = `guest-${count++}@example.org`
    await client.auth.register({ body: { name: 'Guest', email, role: 5 } })
    invited.push(email)
  },
  async client => {
    const id = await page(client)
    await client.page.publish({ params: { id }, body: {} })
    published.push(id)
  },
  async client => {
    const id = await page(client)
    const publishAt = new Date(Date.now() + 5_000 + Math.random() * 20_000).toISOString()
    await client.page.schedule({ params: { id }, body: { publishAt } })
    scheduled.push(id)
  },
]

/** Writes until the node ends. A call that got no answer may have been done, so it counts as neither. */
const write = async (product: Product, signal: AbortSignal): Promise<void> => {
  const client = await product.logIn()
  while (!signal.aborted && product.process.exitCode === null && product.process.signalCode === null) {
    for (const one of writes)
      await one(client).catch(error => {
        const reason = isRefusal(error) ? `${error.status} ${error.code}` : 'no answer'
        refused.set(reason, (refused.get(reason) ?? 0) + 1)
      })
    await sleep(200 + Math.random() * 400)
  }
}

const state = async () => {
  const product = await start(root)
  const client = await product.logIn()
  const unpublished: PageID[] = []
  for (const id of scheduled)
    if ((await client.page.get({ params: { id } })).page.publishedVersionID === 0) unpublished.push(id)
  await product.stop()
  return unpublished
}

let [stops, kills] = [0, 0]
try {
  // The former release alone, while nothing can be delivered; then one of its nodes is killed. The others go on beside the
  // new release. They cannot be started again: a node that finds a newer schema is not ready.
  const first = await start(former)
  const others = [await start(former), await start(former)]
  const admin = await first.logIn()
  const events = ['page.published' as const]
  await admin.webhook.create({ body: { name: 'Receiver', url: receiverURL, events } })
  const alone = new AbortController()
  const writing = write(first, alone.signal)
  await sleep(20_000)
  alone.abort()
  await writing
  await first.stop('SIGKILL')
  const waiting = { emails: invited.length, deliveries: published.length, schedules: scheduled.length }
  isAway = false
  back.resolve()

  const ended = new AbortController()
  const runUntil = async (product: Product, time: number) => {
    const written = write(product, ended.signal)
    await sleep(time, undefined, { signal: ended.signal }).catch(() => {})
    const isKilled = !ended.signal.aborted && Math.random() < 0.5
    await product.stop(isKilled ? 'SIGKILL' : 'SIGTERM')
    if (isKilled) kills += 1
    else stops += 1
    await written
  }
  const keepRunning = async () => {
    while (!ended.signal.aborted) await runUntil(await start(root), 20_000 + Math.random() * 40_000)
  }
  const besides = others.map((product, index) => runUntil(product, ((index + 1) / 2) * minutes * 60_000))
  const running = Promise.all([keepRunning(), keepRunning(), ...besides])
  await sleep(minutes * 60_000)
  ended.abort()
  await running

  // The new release alone finishes what waits.
  const last = await start(root)
  const arrivals = () => Map.groupBy(mailServer.arrived, ({ recipient }) => recipient)
  const delivered = () => new Set([...deliveries.values()].map(({ pageID }) => pageID))
  const isDone = () =>
    invited.every(email => arrivals().has(email)) &&
    [...published, ...scheduled].every(id => delivered().has(id))
  // Deliveries of a webhook go one after the other, so it takes as long as some arrive.
  const arrived = () => mailServer.arrived.length + deliveries.size
  let [before, since] = [arrived(), Date.now()]
  while (!isDone() && Date.now() - since < arrivalTimeout) {
    await sleep(500)
    if (arrived() > before) [before, since] = [arrived(), Date.now()]
  }
  await sleep(15_000)
  await last.stop()

  const lost = {
    emails: invited.filter(email => !arrivals().has(email)),
    deliveries: published.filter(id => !delivered().has(id)),
    schedules: await state(),
  }
  const ofPages = Map.groupBy(deliveries, ([, { pageID }]) => pageID)
  const twice = {
    emails: [...arrivals().values()].filter(mails => new Set(mails.map(({ id }) => id)).size > 1),
    deliveries: [...ofPages.values()].filter(ids => ids.length > 1),
  }
  // After a kill, what was being sent is sent again, recognisable by its id.
  const repeated = {
    emails: mailServer.arrived.length - new Set(mailServer.arrived.map(({ id }) => id)).size,
    deliveries: [...deliveries.values()].filter(({ times }) => times > 1).length,
  }
  console.table({
    written: { emails: invited.length, deliveries: published.length, schedules: scheduled.length },
    'of which waited at the upgrade': waiting,
    lost: {
      emails: lost.emails.length,
      deliveries: lost.deliveries.length,
      schedules: lost.schedules.length,
    },
    'twice with another id': { emails: twice.emails.length, deliveries: twice.deliveries.length },
    'repeated with the same id': repeated,
  })
  console.log(`${minutes} minutes beside ${revision}, ${stops} stops, ${kills} kills`)
  for (const [reason, times] of refused) console.log(`not answered ${times} times: ${reason}`)
  const bad = [...Object.values(lost), ...Object.values(twice)].some(list => list.length > 0)
  process.exitCode = bad || repeated.emails + repeated.deliveries > kills * 5 ? 1 : 0
} finally {
  receiver.close()
  await mailServer.close()
  await folder.remove()
  await run('git', ['worktree', 'remove', '--force', former], { cwd: root })
  await rm(former, { recursive: true, force: true })
}
process.exit()
