import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Call } from '@ximblox/contract/call'
import { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import * as z from 'zod/v4/core'
import { startTestApp } from './app.ts'
import setUp from './global-setup.ts'
import { percentile } from './long-app.ts'
import { anonymousRaw, sendRaw, xhr } from './raw.ts'

// Finds the anonymous request that needs the most processor time of the main thread, over all public calls and many
// shapes of the largest accepted body. Then sends it fifty times at once and measures /healthz in the meantime.
const maxBusy = 50
const maxHealthz = 250
const atOnce = 50
const repeats = 5

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

const size = limits.anonymousBodyBytes
/** Repeats a part between two ends up to the size limit. */
const repeated = (start: string, part: (index: number) => string, end: string) => {
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

const shapeOf = (schema: z.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

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
    .filter(call => call.access === 'anyone' && call.method !== 'GET' && call.transport === 'json')

  const found: { call: string; shape: string; body: string; cost: number; status: number }[] = []
  for (const call of open)
    for (const [shape, body] of bodiesOf(call)) {
      const costs: number[] = []
      let status = 0
      for (let repeat = 0; repeat < repeats; repeat++) {
        await busy()
        const path = `/api/ximblox${call.path}`
        status = (await sendRaw(url + path, { method: call.method, headers, body })).status
        costs.push(await busy())
      }
      found.push({ call: call.path, shape, body, cost: percentile(costs, 0.5), status })
    }
  found.sort((one, other) => other.cost - one.cost)
  console.log(`${open.length} calls, ${found.length} requests of at most ${size} bytes; busiest main thread:`)
  for (const { call, shape, cost, status } of found.slice(0, 8))
    console.log(`  ${cost.toFixed(1).padStart(6)} ms  ${status}  ${call}  ${shape}`)

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
        sendRaw(`${url}/api/ximblox${worst?.call}`, { headers, body: worst?.body ?? '' }),
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
  if ((worst?.cost ?? 0) > maxBusy || p99 > maxHealthz) process.exitCode = 1
}

await (process.argv[2] === 'serve' ? serve() : measure())
