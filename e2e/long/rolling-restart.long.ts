import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { PageID } from '@ximblox/contract/ids'
import { administrator, freshDataDir, type Product, startProduct } from '../product.ts'
import { openReadyProxy } from './ready-proxy.ts'

// Two processes of one site behind a proxy, restarted in turn while clients read and write; counts the requests that
// failed. With DATABASE_URL set it uses that database, otherwise both share the embedded one. Usage: rolling-
// restart.long.ts [restarts, 8] [readers, 4] [seconds between restarts, 1]
const restarts = Number(process.argv[2] ?? 8)
const readers = Number(process.argv[3] ?? 4)
const pause = Number(process.argv[4] ?? 1) * 1_000
const editors = 2
const stopLimit = 25_000

const folder = await freshDataDir()
const proxy = await openReadyProxy()
const environment = {
  LOG_LEVEL: 'fatal',
  PUBLIC_URL: proxy.url,
  SECRET: process.env.SECRET ?? crypto.randomUUID(),
}
const start = () => startProduct({ dataDir: folder.dataDir, environment })
const running: Product[] = []
const upstreams = () => running.map(({ url }) => url)

const durations: number[] = []
const failures = new Map<string, number>()
const loadEnds = new AbortController()

/** Makes a request and records its duration and failure. */
const measured = async <R>(what: string, call: () => Promise<R>): Promise<R | undefined> => {
  const began = performance.now()
  try {
    return await call()
  } catch (error) {
    const failure = `${what}: ${error instanceof Error ? describe(error) : String(error)}`
    failures.set(failure, (failures.get(failure) ?? 0) + 1)
    // An immediate failure must not become a busy loop.
    await sleep(50)
    return undefined
  } finally {
    durations.push(performance.now() - began)
  }
}

const describe = (error: Error): string => {
  if (isRefusal(error)) return `${error.status} ${error.code} ${error.message}`
  const { message, cause } = error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

const read = async (paths: string[]): Promise<void> => {
  for (let turn = 0; !loadEnds.signal.aborted; turn++) {
    const path = paths[turn % paths.length] ?? '/'
    await measured('read', async () => {
      const answer = await fetch(proxy.url + path)
      const html = await answer.text()
      if (answer.status !== 200) throw new Error(`${answer.status} ${html.slice(0, 80)}`)
      if (!html.trimEnd().endsWith('</html>')) throw new Error('the page is cut short')
    })
    await sleep(5)
  }
}

const newPage = async (editor: number) => {
  const client = createClient({ baseURL: proxy.url, cookies: true })
  await client.auth.login({ body: administrator })
  const slug = `restarted-${editor}`
  const body = { title: `Restarted ${editor}`, slug, type: 'basic', locale: 'en-gb' as const }
  const { pageID } = await client.page.create({ body })
  return { client, pageID, path: `/en-gb/${slug}` }
}

/** Repeatedly saves and publishes; returns the last published title. */
const edit = async ({ client, pageID }: Awaited<ReturnType<typeof newPage>>): Promise<string> => {
  let published = ''
  for (let number = 1; !loadEnds.signal.aborted; number++) {
    const title = `Restarted (${number})`
    const version = await measured('open', () => versionOf(client, pageID))
    if (!version) continue
    const { id, revision } = version
    const save = () => client.page.storeVersion({ params: { id }, body: { revision, title } })
    if (!(await measured('save', save))) continue
    const publish = () => client.page.publish({ params: { id: pageID }, body: {} })
    if (await measured('publish', publish)) published = title
    await sleep(100)
  }
  return published
}

const versionOf = async (client: ReturnType<typeof createClient>, id: PageID) =>
  (await client.page.get({ params: { id } })).page.pageVersion

const percentile = (sorted: number[], share: number) =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10

try {
  running.push(await start(), await start())
  proxy.useUpstreams(upstreams())
  while (!(await fetch(proxy.url)).ok) await sleep(20)
  const pages = await Promise.all(Array.from({ length: editors }, (_, editor) => newPage(editor)))
  const reading = Array.from({ length: readers }, () => read(['/en-gb', '/nl-nl', '/en-gb/contact']))
  const editing = pages.map(edit)

  const stopTimes: number[] = []
  const began = performance.now()
  for (let restart = 0; restart < restarts; restart++) {
    await sleep(pause)
    const index = restart % running.length
    const stopped = performance.now()
    const code = await running[index]?.stop()
    stopTimes.push(Math.round(performance.now() - stopped))
    if (code !== 0) failures.set(`stop ${restart + 1} ended with ${code}`, 1)
    running[index] = await start()
    proxy.useUpstreams(upstreams())
  }
  await sleep(1_000)
  loadEnds.abort()
  await Promise.all(reading)
  const published = await Promise.all(editing)
  const seconds = (performance.now() - began) / 1_000

  for (const [editor, { path }] of pages.entries()) {
    for (const url of upstreams()) {
      const html = await (await fetch(url + path)).text()
      if (!html.includes(published[editor] ?? '')) failures.set(`${url + path} lacks ${published[editor]}`, 1)
    }
  }
  if (stopTimes.some(time => time > stopLimit)) failures.set(`a stop took more than ${stopLimit} ms`, 1)
  const sorted = durations.toSorted((one, other) => one - other)
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  console.table({
    'rolling restart': {
      restarts,
      seconds: Math.round(seconds),
      requests: durations.length,
      'a second': Math.round(durations.length / seconds),
      failed,
      'p50 (ms)': percentile(sorted, 0.5),
      'p99 (ms)': percentile(sorted, 0.99),
      'longest (ms)': percentile(sorted, 1 - 1 / sorted.length),
    },
  })
  console.log(`the processes stopped after ${stopTimes.join(', ')} ms`)
  for (const [failure, count] of failures) console.error(`failed ${count} times: ${failure}`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  loadEnds.abort()
  await Promise.all(running.map(product => product.stop()))
  proxy.close()
  await folder.remove()
}
process.exit()
