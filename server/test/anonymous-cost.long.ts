import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Call } from '@ximblox/contract/call'
import { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import * as z from 'zod/v4/core'
import { startTestApp } from './app.ts'
import setUp from './global-setup.ts'
import { percentile } from './long-app.ts'
import { anonymousRaw, sendRaw, xhr } from './raw.ts'

// Finds the anonymous requests that need the most processor time of the main thread, and of all processes, over all public
// calls, pages, forms and files, with many shapes of the largest body and address that are accepted. Then sends the dearest
// fifty times at once and measures /healthz in the meantime.
const maxBusy = 15
const maxCPU = 25
const maxHealthz = 250
const atOnce = 50
const repeats = 5
/** Node.js accepts 16 kB of headers with the address. */
const addressSize = 15_000

/** The server in a separate process that reports the processor time of its main thread since the last call. */
const serve = async () => {
  const tearDown = await setUp()
  const product = await startTestApp()
  let before = process.threadCpuUsage()
  process.on('message', () => {
    const { user, system } = process.threadCpuUsage(before)
    process.send?.((user + system) / 1_000)
    before = process.threadCpuUsage()
  })
  process.send?.(product.url)
  await once(process, 'disconnect')
  await product.close()
  await tearDown()
  process.exit()
}

/** Repeats a part between two ends up to a size. */
const repeatUpTo = (size: number) => (start: string, part: (index: number) => string, end: string) => {
  const parts: string[] = []
  let length = start.length + end.length
  for (let index = 0; ; index++) {
    const next = part(index)
    length += next.length + 1
    if (length > size) return `${start}${parts.join(',')}${end}`
    parts.push(next)
  }
}

const strings: Record<string, string> = {
  letters: 'a',
  escapes: '\\u0041',
  'unpaired surrogates': '\\ud800',
}

const lists: Record<string, (index: number) => string> = {
  numbers: index => String(index % 10),
  objects: () => '{}',
  'empty strings': () => '""',
  nulls: () => 'null',
  lists: () => '[]',
  'objects with a key': () => '{"a":1}',
  'deep lists': () => '['.repeat(40) + ']'.repeat(40),
}

const bodiesOf = (call: Call): [string, string][] => {
  const size = call.path.startsWith('/forms/') ? limits.anonymousTextBytes : limits.anonymousBodyBytes
  const repeated = repeatUpTo(size)
  const properties = call.body ? Object.keys(Object(shapeOf(call.body).properties)) : []
  const wide: [string, string][] = [
    ['unknown keys', repeated('{', index => `"${index.toString(36)}":1`, '}')],
    ['unknown lists', repeated('{', index => `"${index.toString(36)}":[]`, '}')],
    ['a duplicate unknown key', repeated('{', () => '"k":1', '}')],
    ['a long unknown key', `{"${'k'.repeat(size - 10)}":1}`],
    ['a list instead of an object', repeated('[', () => '0', ']')],
    ['as deep as is taken, many times', repeated('{"a":[', () => '['.repeat(60) + ']'.repeat(60), ']}')],
    ['too deep', '['.repeat(size)],
    ['numbers of many digits', repeated('{', index => `"${index.toString(36)}":${'9'.repeat(300)}`, '}')],
  ]
  const narrow = properties.flatMap((property): [string, string][] => [
    ...Object.entries(strings).map(([name, part]): [string, string] => [
      `${name} in ${property}`,
      `{"${property}":"${part.repeat(Math.floor((size - property.length - 7) / part.length))}"}`,
    ]),
    ...Object.entries(lists).map(([name, make]): [string, string] => [
      `${name} in ${property}`,
      repeated(`{"${property}":[`, make, ']}'),
    ]),
    [`unknown keys in ${property}`, repeated(`{"${property}":{`, index => `"${index.toString(36)}":1`, '}}')],
    [`${property}, duplicated`, repeated('{', () => `"${property}":"x"`, '}')],
  ])
  return [...wide, ...narrow]
}

/** Of long addresses: what is repeated, and how often it fits. */
const addresses: Record<string, string> = {
  letters: 'a',
  slashes: '/',
  segments: 'a/',
  hyphens: '-',
  'words with hyphens': 'a-',
  dots: '.',
  'escaped spaces': '%20',
  'escaped slashes': '%2F',
  'escaped letters of three bytes': '%E2%82%AC',
  'unfinished escapes': '%',
  semicolons: ';',
  quotes: '%22',
  digits: '9',
}
const longest = (part: string, used: number) => part.repeat(Math.floor((addressSize - used) / part.length))
/** Some are refused because of their length, so shorter ones are tried, too. */
const lengths = [300, 2_000, addressSize]

const addressesOf = (call: Call): [string, string][] => {
  const path = `/api/ximblox${call.path.replace(/\{(\w+)\}/g, '1')}`
  const names = call.query ? Object.keys(Object(shapeOf(call.query).properties)) : []
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const long = (what: string, make: (text: string) => string) =>
    Object.entries(addresses).flatMap(([name, part]) =>
      lengths.map((length): [string, string] => [
        `${length} characters of ${name} ${what}`,
        make(longest(part, 100).slice(0, Math.floor(length / part.length) * part.length)),
      ]),
    )
  return [
    ...names.flatMap(name => long(`in ${name}`, text => `${path}?${name}=${text}x`)),
    ...params.flatMap(name =>
      long(`for ${name}`, text =>
        `/api/ximblox${call.path}`.replace(`{${name}}`, () => `${text}x`).replace(/\{(\w+)\}/g, '1'),
      ),
    ),
    ['many unknown fields', `${path}?${longest('a=1&', 100)}`],
    ...names.map((name): [string, string] => [`${name}, repeated`, `${path}?${longest(`${name}=1&`, 100)}`]),
  ]
}

/** What the site shows at any path. */
const pages = (): [string, string][] =>
  Object.entries(addresses).flatMap(([name, part]) =>
    lengths.flatMap((length): [string, string][] => {
      const text = longest(part, 100).slice(0, Math.floor(length / part.length) * part.length)
      return [
        [`a path of ${length} characters of ${name}`, `/${text}x`],
        [`a query of ${length} characters of ${name}`, `/?q=${text}x`],
        [`a preview link of ${length} characters of ${name}`, `/preview/share/${text}x`],
        [`a link of a form with ${length} characters of ${name}`, `/?form=newsletter&token=${text}x`],
      ]
    }),
  )

const shapeOf = (schema: z.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** The processor time of all processes that a process started, in milliseconds; the system counts hundredths of a second. */
const timeOfChildren = async (parent: number): Promise<number> => {
  const all: { pid: number; parent: number; time: number }[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parentID = 0] = fields
    all.push({ pid: Number(entry), parent: parentID, time: ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10 })
  }
  const below = (pid: number): number =>
    all.filter(one => one.parent === pid).reduce((sum, one) => sum + one.time + below(one.pid), 0)
  return below(parent)
}

interface Tried {
  what: string
  path: string
  method: string
  body?: string
}

const measure = async () => {
  const server = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--conditions=development'] })
  const [url] = (await once(server, 'message')) as [string]
  const busy = async () => {
    server.send('busy')
    return ((await once(server, 'message')) as [number])[0]
  }
  const headers = { ...xhr, ...(await anonymousRaw(url)) }
  const open = Object.values(calls)
    .flatMap(feature => Object.values<Call>(feature))
    .filter(call => call.access === 'anyone')

  const tried: Tried[] = open.flatMap((call): Tried[] =>
    call.method === 'GET'
      ? addressesOf(call).map(([shape, path]) => ({ what: `${call.path}  ${shape}`, path, method: 'GET' }))
      : bodiesOf(call).map(([shape, body]) => ({
          what: `${call.path}  ${shape}`,
          path: `/api/ximblox${call.path}`,
          method: call.method,
          body,
        })),
  )
  tried.push(...pages().map(([what, path]) => ({ what, path, method: 'GET' })))

  const found: (Tried & { cost: number; all: number; status: number })[] = []
  for (const request of tried) {
    const costs: number[] = []
    let status = 0
    const before = await timeOfChildren(server.pid ?? 0)
    for (let repeat = 0; repeat < repeats; repeat++) {
      await busy()
      const { method, path, body } = request
      status = (await sendRaw(url + path, { method, headers, ...(body !== undefined && { body }) })).status
      costs.push(await busy())
    }
    const ofChildren = ((await timeOfChildren(server.pid ?? 0)) - before) / repeats
    const cost = percentile(costs, 0.5)
    found.push({ ...request, cost, all: cost + ofChildren, status })
  }
  found.sort((one, other) => other.cost - one.cost)
  console.log(`${open.length} calls, ${found.length} requests; busiest main thread, and all processes:`)
  const print = ({ what, cost, all, status }: (typeof found)[number]) =>
    console.log(`  ${cost.toFixed(1).padStart(6)} ms  ${all.toFixed(1).padStart(6)} ms  ${status}  ${what}`)
  found.slice(0, 8).forEach(print)
  const [dearest] = found.toSorted((one, other) => other.all - one.all)
  if (dearest) print(dearest)
  for (const { what } of found.filter(({ status }) => status >= 500)) console.error(`failed: ${what}`)

  const [worst] = found
  const waits: number[] = []
  const ended = new AbortController()
  const watch = async () => {
    while (!ended.signal.aborted) {
      const start = performance.now()
      await sendRaw(`${url}/healthz`, { method: 'GET' })
      waits.push(performance.now() - start)
    }
  }
  const watching = watch()
  for (let round = 0; round < 20; round++)
    await Promise.all(
      Array.from({ length: atOnce }, () =>
        sendRaw(url + worst?.path, {
          method: worst?.method ?? 'GET',
          headers,
          ...(worst?.body !== undefined && { body: worst.body }),
        }),
      ),
    )
  ended.abort()
  await watching
  const p99 = percentile(waits, 0.99)
  console.log(
    `${atOnce} of the worst at once: /healthz p50 ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${waits.length} asked)`,
  )
  server.disconnect()
  await once(server, 'exit')
  const isDear = (worst?.cost ?? 0) > maxBusy || (dearest?.all ?? 0) > maxCPU
  if (isDear || p99 > maxHealthz || found.some(({ status }) => status >= 500)) process.exitCode = 1
}

await (process.argv[2] === 'serve' ? serve() : measure())
