import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { buildApp } from 'fauxqs'
import { administrator, embeddedDatabaseURL, freshDataDir, type Product, startProduct } from '../product.ts'
import { openReadyProxy } from './ready-proxy.ts'
import { startWriters } from './writers.ts'

// Three nodes with one PostgreSQL and one S3 store behind a load balancer, while clients write: measures how long a
// publication takes until all nodes show it, counts how often scheduled ones run, kills nodes, and compares everything
// acknowledged with what is there. Usage: three-nodes.long.ts [publications, 60] [kills, 6]
const publications = Number(process.argv[2] ?? 60)
const kills = Number(process.argv[3] ?? 6)
const scheduled = 20
const visibleLimit = 1_000
const locale = 'en-gb'

await using started = new AsyncDisposableStack()
const freshFolder = async () => {
  const { dataDir, remove } = await freshDataDir()
  started.defer(remove)
  return dataDir
}

const store = await startStore()
const proxy = await openReadyProxy()
started.defer(proxy.close)
const environment = {
  LOG_LEVEL: 'fatal',
  STARTER_SITE: 'off',
  PUBLIC_URL: proxy.url,
  SECRET: crypto.randomUUID(),
  MEDIA_URL: `s3://files/of/nodes?endpoint=${store}`,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
}
const DATABASE_URL = await startDatabase()
const startNode = (dataDir: string) =>
  startProduct({ dataDir, environment: { ...environment, DATABASE_URL } })

const folders = await Promise.all([freshFolder(), freshFolder(), freshFolder()])
const nodes: Product[] = []
started.defer(async () => {
  await Promise.all(nodes.map(node => node.stop()))
})
for (const folder of folders) nodes.push(await startNode(folder))
const sendToNodes = () => proxy.useUpstreams(nodes.map(({ url }) => url))
sendToNodes()
while (!(await fetch(`${proxy.url}/readyz`)).ok) await sleep(20)

const failures: string[] = []
const writers = await startWriters(3, () => proxy.url)
await writers.progress()

const delays = await publishOnEach()
const slowest = Math.max(...delays)
if (slowest > visibleLimit) failures.push(`a publication was visible on all nodes only after ${slowest} ms`)

const runs = await killWhileScheduled()
if (runs.some(count => count !== 1)) failures.push(`scheduled publications ran ${runs.join(', ')} times`)

await writers.progress()
await writers.stop()
await writers.verify()
const { pages, files, stores, publications: published, errors, lost } = writers.ledger
failures.push(...lost)
const unexpected = [...errors.keys()].filter(kind => !/^50[23]\b|^connection lost$/.test(kind))
failures.push(...unexpected.map(kind => `unexpected error: ${kind}`))

console.table({
  'visible on all nodes': {
    publications: delays.length,
    'median ms': percentile(delays, 0.5),
    'p95 ms': percentile(delays, 0.95),
    'slowest ms': slowest,
  },
})
console.table({
  'three nodes': {
    kills,
    'scheduled pages': runs.length,
    'pages created': pages.length,
    'versions stored': stores,
    publications: published,
    'files uploaded': files.length,
    lost: lost.length,
  },
})
console.table(Object.fromEntries([...errors].map(([kind, count]) => [kind, { 'times seen': count }])))
for (const failure of failures.slice(0, 20)) console.error(failure)
await started.disposeAsync()
process.exit(failures.length === 0 ? 0 : 1)

/** An S3 store in memory, with one bucket. It checks no signatures. */
async function startStore(): Promise<string> {
  const server = buildApp({ logger: false })
  const endpoint = await server.listen({ port: 0, host: '127.0.0.1' })
  started.defer(() => server.close())
  const { status } = await fetch(`${endpoint}/files`, { method: 'PUT' })
  if (status !== 200) throw new Error(`the bucket could not be made: ${status}`)
  return endpoint
}

/** The database of a product that gets no requests, so that it outlives each of the nodes. */
async function startDatabase(): Promise<string> {
  const dataDir = await freshFolder()
  const owner = await startProduct({ dataDir, environment })
  started.defer(async () => {
    await owner.stop()
  })
  return embeddedDatabaseURL(dataDir)
}

/** Publishes a page on each node in turn, and returns how long it took until every node showed it. */
async function publishOnEach(): Promise<number[]> {
  const clients = await Promise.all(nodes.map(node => node.logIn()))
  const slug = 'shown-everywhere'
  const { id } = await newPage(client(0), slug)
  const taken: number[] = []
  for (let number = 0; number < publications; number++) {
    const title = `Shown everywhere (${number})`
    const publisher = client(number)
    const { pageVersion } = (await publisher.page.get({ params: { id } })).page
    const { revision } = pageVersion
    await publisher.page.storeVersion({ params: { id: pageVersion.id }, body: { revision, title } })
    await publisher.page.publish({ params: { id }, body: {} })
    const began = performance.now()
    await Promise.all(nodes.map(({ url }) => untilShown(`${url}/${locale}/${slug}`, title)))
    taken.push(Math.round(performance.now() - began))
  }
  return taken

  function client(number: number): Client {
    const chosen = clients[number % clients.length]
    if (!chosen) throw new Error('there are no nodes')
    return chosen
  }
}

async function untilShown(url: string, title: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await (await fetch(url)).text()).includes(title)) {
    if (Date.now() > deadline) throw new Error(`${url} did not show ${title} within 10 s`)
    await sleep(2)
  }
}

/** Kills nodes under load, the first when many publications are due. Returns how often each of those ran. */
async function killWhileScheduled(): Promise<number[]> {
  const client = createClient({ baseURL: proxy.url, cookies: true })
  await client.auth.login({ body: administrator })
  const ids: PageID[] = []
  for (let number = 0; number < scheduled; number++)
    ids.push((await newPage(client, `scheduled-${number}`)).id)
  const due = Date.now() + 5_000
  const publishAt = new Date(due).toISOString()
  for (const id of ids) await client.page.schedule({ params: { id }, body: { publishAt } })
  await sleep(Math.max(0, due - Date.now()))
  for (let round = 0; round < kills; round++) {
    const index = round % nodes.length
    await nodes[index]?.stop('SIGKILL')
    await sleep(1_000)
    nodes[index] = await startNode(folders[index] ?? '')
    sendToNodes()
    await writers.progress()
  }
  const { data } = await client.audit.list({
    body: { action: 'page.publish', searchTerm: 'scheduled-', pageSize: 100 },
  })
  return ids.map(id => data.items.filter(({ object }) => object.id === id).length)
}

async function newPage(client: Client, slug: string): Promise<{ id: PageID }> {
  const { pageID } = await client.page.create({
    body: { title: `Page ${slug}`, slug, type: 'basic', locale },
  })
  return { id: pageID }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
