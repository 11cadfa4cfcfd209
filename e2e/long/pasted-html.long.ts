import { randomInt } from 'node:crypto'
import { clipboards } from '../clipboards.ts'
import { openReader } from '../pasted-html/reader.ts'

// Reads random clipboards until one loses a word, or is not what the server accepts. RUNS and PROPERTY_SEED repeat a run.
const runs = Number(process.env.RUNS ?? 200_000)
const seed = Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31))
const batch = 1000

await using started = new AsyncDisposableStack()
const reader = await openReader()
started.defer(reader.close)
const documents = (await clipboards()).flatMap(({ html }) => (html === '' ? [] : [html]))
console.log(`${runs} clipboards from ${documents.length} documents and a grammar, PROPERTY_SEED=${seed}`)

const start = performance.now()
for (let done = 0; done < runs; done += batch) {
  const found = await reader.check(documents, { runs: Math.min(batch, runs - done), seed: seed + done })
  if (found === null) continue
  console.log(`after ${done} clipboards, with PROPERTY_SEED=${seed + done}:\n${found}`)
  process.exitCode = 1
  break
}
const seconds = (performance.now() - start) / 1000
console.log(`${seconds.toFixed(0)} s, ${((seconds * 1000) / runs).toFixed(2)} ms a clipboard`)
