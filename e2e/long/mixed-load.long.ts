import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { control, floods } from '../floods.ts'
import { starterSite } from '../kept-starter-site.ts'
import { copyDataDir, type Product, startProduct } from '../product.ts'
import { openReadyProxy } from './ready-proxy.ts'
import { startWriters } from './writers.ts'

// Two processes of one site behind a proxy while visitors read, search and open unknown paths, and users write: compares
// everything acknowledged with what is there, and the memory of both in the last quarter with that in the second.
// Usage: mixed-load.long.ts [minutes, 10] [visitors' requests a second, 20]
const minutes = Number(process.argv[2] ?? 10)
const perSecond = Number(process.argv[3] ?? 20)
const writerCount = 2
const writerPause = 400
const samples = 60
/** Heaps grow until they are collected, so that small differences say nothing. */
const maxGrowth = 30

const folder = await copyDataDir(await starterSite())
const proxy = await openReadyProxy()
const environment = { LOG_LEVEL: 'error', PUBLIC_URL: proxy.url, SECRET: crypto.randomUUID() }
const nodes: Product[] = []
for (let node = 0; node < 2; node++) nodes.push(await startProduct({ dataDir: folder.dataDir, environment }))
proxy.useUpstreams(nodes.map(({ url }) => url))
while (!(await fetch(`${proxy.url}/readyz`)).ok) await sleep(20)
let log = ''
for (const { process: node } of nodes)
  for (const stream of [node.stdout, node.stderr]) stream?.on('data', text => void (log += text))

const kinds = ['/', '/en-gb', '/actueel', '/contact', control, 'the search page']
const requested = new Map<string, number>()
const failed = new Map<string, number>()
const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

const visit = async (kind: string): Promise<void> => {
  const path = floods[kind]?.({ pageID: 0, blockKey: '' }).path ?? kind
  count(requested, kind)
  try {
    const answer = await fetch(proxy.url + path)
    await answer.arrayBuffer()
    const expected = kind === control ? 404 : 200
    if (answer.status !== expected) count(failed, `${kind}: ${answer.status}`)
  } catch (error) {
    count(failed, `${kind}: ${String(error)}`)
  }
}

interface Sample {
  minute: number
  memory: number[]
  files: number[]
}

const sample = async (began: number): Promise<Sample> => {
  const pids = nodes.map(({ process: { pid } }) => pid ?? 0)
  return {
    minute: Math.round((Date.now() - began) / 6_000) / 10,
    memory: await Promise.all(pids.map(memoryOf)),
    files: await Promise.all(pids.map(async pid => (await readdir(`/proc/${pid}/fd`)).length)),
  }
}

/** The resident memory of a process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024)
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const failures: string[] = []
try {
  const writers = await startWriters(writerCount, () => proxy.url, { pause: writerPause })
  const pending = new Set<Promise<void>>()
  let turn = 0
  const visitors = setInterval(() => {
    const visited = visit(kinds[turn++ % kinds.length] ?? '/')
    pending.add(visited)
    void visited.finally(() => pending.delete(visited))
  }, 1_000 / perSecond)

  const began = Date.now()
  const taken: Sample[] = []
  while (taken.length < samples) {
    await sleep((minutes * 60_000) / samples)
    const now = await sample(began)
    taken.push(now)
    if (taken.length % (samples / 12) === 0)
      console.log(
        `after ${now.minute} minutes: ${now.memory.join(' and ')} MB, ${now.files.join(' and ')} open files, ` +
          `${turn} visits, ${writers.ledger.stores} saves`,
      )
  }
  clearInterval(visitors)
  await Promise.all(pending)
  await writers.stop()
  await writers.verify()

  const quarter = samples / 4
  const { pages, files, stores, publications, errors, lost } = writers.ledger
  for (const node of nodes.keys()) {
    const of = (part: number) =>
      median(taken.slice(part * quarter, (part + 1) * quarter).map(({ memory }) => memory[node] ?? 0))
    console.log(`node ${node + 1}: ${of(1)} MB in the second quarter, ${of(3)} MB in the last`)
    if (of(3) - of(1) > maxGrowth) failures.push(`node ${node + 1} grew from ${of(1)} to ${of(3)} MB`)
  }
  console.table({
    'mixed load': {
      minutes,
      visits: turn,
      failed: [...failed.values()].reduce((sum, times) => sum + times, 0),
      'pages created': pages.length,
      'versions stored': stores,
      publications,
      'files uploaded': files.length,
      lost: lost.length,
    },
  })
  console.log(Object.fromEntries(requested))
  failures.push(...lost, ...[...failed, ...errors].map(([what, times]) => `${times} times ${what}`))
  if (log) failures.push(`logged: ${log.slice(0, 2_000)}`)
} finally {
  await Promise.all(nodes.map(node => node.stop()))
  proxy.close()
  await folder.remove()
}
for (const failure of failures.slice(0, 20)) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)
