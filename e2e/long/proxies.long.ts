import dns from 'node:dns'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { createClient } from '@ximblox/contract/client'
import { type Fetch, withCookies } from '@ximblox/contract/client/cookies'
import { starterSite } from '../kept-starter-site.ts'
import {
  administrator,
  copyDataDir,
  databasePID,
  embeddedDatabaseURL,
  freePort,
  freshDataDir,
  type Product,
  startProduct,
} from '../product.ts'
import { type HandbookProxy, handbookProxies } from './handbook-proxies.ts'
import { makeCertificate, type RunningProxy, startProxy, versionOf } from './proxy-process.ts'
import { startLoad } from './steady-load.ts'

// The proxies of the handbook that are installed, with the configurations of the handbook, in front of one node and of two,
// with TLS and a port: checks logging in, addresses and large uploads, restarts the nodes in turn under a steady load, and
// takes the database away. Usage: proxies.long.ts [restarts, 8] [part of a proxy's name]
const restarts = Number(process.argv[2] ?? 8)
const wanted = process.argv[3] ?? ''
const betweenRestarts = 1_500
const fileBytes = 100_000_000
const outage = 8_000
const maxKept = 50
const otherAddress = '127.0.0.7'
const locale = 'en-gb'

await using started = new AsyncDisposableStack()
const port = await freePort()
const url = `https://example.org:${port}`
const certificate = await makeCertificate()
started.defer(certificate.remove)
trust(certificate.text)
const failures: string[] = []

const site = await copyDataDir(await starterSite())
started.defer(site.remove)
const environment = {
  LOG_LEVEL: 'fatal',
  PUBLIC_URL: url,
  TRUST_PROXY: '127.0.0.1',
  SECRET: crypto.randomUUID(),
  MEDIA_URL: pathToFileURL(join(site.dataDir, 'media')).href,
}
await mkdir(join(site.dataDir, 'media'), { recursive: true })
// The node with the database gets no requests, so that it outlives the restarts of the others.
const owner = await startProduct({ dataDir: site.dataDir, environment })
const databaseURL = await embeddedDatabaseURL(site.dataDir)
const nodes = [await prepareNode(), await prepareNode()]
started.defer(async () => void (await Promise.all([...nodes.map(node => node.stop()), owner.stop()])))
await Promise.all(nodes.map(node => node.start()))
const nodeHosts = nodes.map(node => node.host)

const installed = new Set<string>()
for (const proxy of handbookProxies('two nodes').filter(({ name }) => name.includes(wanted))) {
  const version = await versionOf(proxy)
  console.log(version === undefined ? `${proxy.name} is not installed` : `${proxy.name}: ${version}`)
  if (version !== undefined) installed.add(proxy.name)
}
const areInstalled = ({ name }: HandbookProxy) => installed.has(name)
const forOne = handbookProxies('one node').filter(areInstalled)
const forTwo = handbookProxies('two nodes').filter(areInstalled)

for (const proxy of forOne) await behind(proxy, nodeHosts.slice(0, 1), checkRequests)
for (const proxy of forTwo) await behind(proxy, nodeHosts, checkRequests)
const restarted: Record<string, Record<string, number>> = {}
for (const proxy of forTwo)
  await behind(proxy, nodeHosts, async name => {
    restarted[name] = await restartInTurn(name)
  })
console.table(restarted)
for (const host of nodeHosts) await readStatus(`http://${host}`)
const database = await databasePID(site.dataDir)
await owner.stop()
// The embedded server goes on as long as a node is connected.
process.kill(database, 'SIGINT')
await untilUnready()
for (const proxy of forTwo) await behind(proxy, nodeHosts, readInOutage)

for (const failure of failures) console.error(failure)
await started.disposeAsync()
process.exit(failures.length === 0 ? 0 : 1)

/** Makes this process find the host of the handbook on this machine, and trust its certificate. */
function trust(certificateText: string): void {
  setDefaultCACertificates([...getCACertificates(), certificateText])
  const found = { address: '127.0.0.1', family: 4 }
  const lookup = (_host: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
    options.all ? done(null, [found]) : done(null, found.address, found.family)
  Object.defineProperty(dns, 'lookup', { value: lookup })
}

async function prepareNode() {
  const nodePort = await freePort()
  const { dataDir, remove } = await freshDataDir()
  started.defer(remove)
  let running: Product | undefined
  return {
    host: `127.0.0.1:${nodePort}`,
    start: async () => {
      const nodeEnvironment = { ...environment, DATABASE_URL: databaseURL }
      running = await startProduct({ dataDir, port: nodePort, environment: nodeEnvironment })
    },
    stop: async () => running?.stop(),
  }
}

async function behind(
  proxy: HandbookProxy,
  hosts: readonly string[],
  check: (name: string, running: RunningProxy) => Promise<void>,
): Promise<void> {
  const name = `${proxy.name} of ${proxy.page}`
  const known = failures.length
  const running = await startProxy(proxy, { port, nodes: hosts, certificate: certificate.files }, url)
  try {
    await check(name, running)
  } catch (error) {
    failures.push(`${name}: ${String(error)}`)
  } finally {
    if (failures.length > known) console.error(running.output())
    await running.stop()
  }
}

/** Logs in, reads, looks for the address of the client in the audit log, and uploads. */
async function checkRequests(name: string, running: RunningProxy): Promise<void> {
  const statuses = [await readStatus(url), await readStatusHTTP2()]
  if (statuses.some(status => status !== 200))
    failures.push(`${name}: pages are answered with ${statuses.join(', ')}`)
  const elsewhere = createClient({ fetch: withCookies(fetchFrom(otherAddress)) })
  await elsewhere.auth.login({ body: administrator })
  const { data } = await elsewhere.audit.list({ body: { action: 'user.login', pageSize: 1 } })
  const [latest] = data.items
  if (latest?.address !== otherAddress) failures.push(`${name}: the address is ${latest?.address}`)
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  const before = await running.usage()
  const began = performance.now()
  const bytes = new Uint8Array(fileBytes).fill(97)
  const upload = (part: string) =>
    client.media.addFile({ body: { path: '/' }, file: { name: `${part}-${crypto.randomUUID()}.txt`, bytes } })
  await Promise.all([upload('one'), upload('two')])
  const after = await running.usage()
  const kept = { memory: after.memory - before.memory, written: after.written - before.written }
  console.log(
    `${name}: 200 MB uploaded in ${Math.round(performance.now() - began)} ms; ` +
      `the proxy took ${Math.round(kept.memory)} MB of memory and wrote ${Math.round(kept.written)} MB`,
  )
  if (!(kept.memory + kept.written < maxKept)) failures.push(`${name}: the proxy stored the upload`)
}

async function readStatus(base: string): Promise<number> {
  const answer = await fetch(`${base}/${locale}`)
  await answer.arrayBuffer()
  return answer.status
}

/** As browsers do, with the host in a pseudo-header instead of Host. */
async function readStatusHTTP2(): Promise<number> {
  const session = connect(url)
  const stream = session.request({ ':path': `/${locale}` })
  const [headers] = await once(stream, 'response')
  stream.resume()
  await once(stream, 'close')
  session.close()
  return Number(headers[':status'])
}

/** A fetch from another address of this machine, which claims to have a third one. */
function fetchFrom(localAddress: string): Fetch {
  return (path, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': '203.0.113.9' }
      const outgoing = request(url + path, { method, headers: sent, localAddress, agent: false }, answer => {
        const received = new Headers()
        for (const [name, values = []] of Object.entries(answer.headersDistinct))
          for (const value of values) received.append(name, value)
        const respond = (content: string) =>
          resolve(new Response(content, { status: answer.statusCode ?? 0, headers: received }))
        text(answer).then(respond, reject)
      })
      outgoing.on('error', reject).end(body)
    })
}

/** Restarts the nodes in turn under load, the next one soon after the former is ready. */
async function restartInTurn(name: string): Promise<Record<string, number>> {
  const load = await startLoad(url)
  const stopTimes: number[] = []
  const began = performance.now()
  for (let restart = 0; restart < restarts; restart++) {
    await sleep(betweenRestarts)
    const node = nodes[restart % nodes.length]
    const stopped = performance.now()
    await node?.stop()
    stopTimes.push(Math.round(performance.now() - stopped))
    await node?.start()
  }
  await sleep(betweenRestarts)
  const { reads, saves, failures: failed, lost, durations } = await load.stop()
  const seconds = Math.round((performance.now() - began) / 1_000)
  failures.push(...[...failed].map(([failure, times]) => `${name}: ${times} times ${failure}`))
  failures.push(...lost.map(what => `${name}: lost a save: ${what}`))
  console.log(`${name}: the nodes stopped after ${stopTimes.join(', ')} ms`)
  const sorted = durations.toSorted((one, other) => one - other)
  const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    restarts,
    seconds,
    reads,
    saves,
    failed: [...failed.values()].reduce((sum, times) => sum + times, 0),
    lost: lost.length,
    'p50 (ms)': percentile(0.5),
    'p99 (ms)': percentile(0.99),
    'longest (ms)': percentile(1 - 1 / sorted.length),
  }
}

/** Reads a page that both nodes have in memory, for longer than the checks need to leave a node out. */
async function readInOutage(name: string): Promise<void> {
  const statuses: number[] = []
  const end = Date.now() + outage
  while (Date.now() < end) {
    statuses.push(await readStatus(url))
    await sleep(100)
  }
  const shown = statuses.filter(status => status === 200).length
  console.log(`${name}: ${shown} of ${statuses.length} reads were answered without the database`)
  if (shown < statuses.length) failures.push(`${name}: an outage of the database reached visitors`)
}

async function untilUnready(): Promise<void> {
  const deadline = Date.now() + 20_000
  for (const host of nodeHosts) {
    while ((await fetch(`http://${host}/readyz`)).ok) {
      if (Date.now() > deadline) throw new Error('the nodes still have a database')
      await sleep(100)
    }
  }
}
