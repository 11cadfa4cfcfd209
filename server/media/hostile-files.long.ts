import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal } from '@ximblox/contract/client/failure'
import sharp from 'sharp'
import { hostileFiles, traces } from '../test/hostile-files.ts'
import { percentile, withTestApp } from '../test/long-app.ts'
import { pngFile } from '../test/pictures.ts'

// Uploads every hostile file, two at a time, and says what became of it, how long the worst took, and how quickly the
// process answered others meanwhile.
const mostTime = 2_000
const outcomes = { refused: 0, 'made harmless': 0, 'kept as text or archive': 0 }
const failures: string[] = []
const times: { what: string; ms: number }[] = []
const answers: number[] = []

await withTestApp(async product => {
  const editor = await product.as('Editor')
  // The first one pays for what is loaded only once.
  await editor.media.addFile({ body: { path: '/' }, file: await pngFile() })
  const files = await hostileFiles()
  const waiting = [...files.entries()]

  let done = false
  const others = (async () => {
    while (!done) {
      const began = performance.now()
      await fetch(`${product.url}/healthz`)
      answers.push(performance.now() - began)
      await sleep(20)
    }
  })()

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { what, fileName, bytes }] = next
      const began = performance.now()
      const name = `${index}-${fileName}`
      const file = { name, bytes: new Uint8Array(bytes) }
      try {
        const { file: kept } = await editor.media.addFile({ body: { path: '/' }, file })
        times.push({ what: `${what} called ${fileName}`, ms: performance.now() - began })
        if (!kept.mimeType.startsWith('image/')) {
          outcomes['kept as text or archive']++
          if (!/^text\/|zip$/.test(kept.mimeType)) failures.push(`${what} was kept as ${kept.mimeType}`)
          continue
        }
        const chunks: Buffer[] = []
        for await (const chunk of product.app.storage.read(kept.hash)) chunks.push(Buffer.from(chunk))
        const stored = Buffer.concat(chunks)
        await sharp(stored).stats()
        outcomes['made harmless']++
        for (const trace of traces) if (stored.includes(trace)) failures.push(`${what} kept ${trace}`)
      } catch (error) {
        times.push({ what: `${what} called ${fileName}`, ms: performance.now() - began })
        if (isRefusal(error) && error.status < 500) outcomes.refused++
        else failures.push(`${what} called ${fileName}: ${error}`)
      }
    }
  }
  await Promise.all([work(), work()])
  done = true
  await others
  const { rows } = { rows: await product.app.db.selectFrom('file').select('id').execute() }
  console.log(`${files.length} hostile files; ${rows.length - 1} rows`)
})

console.table(outcomes)
console.table(
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ what, ms }) => ({ what, ms: Math.round(ms) })),
)
const worst = Math.max(...times.map(({ ms }) => ms))
console.log(
  `worst ${Math.round(worst)} ms, median ${Math.round(
    percentile(
      times.map(({ ms }) => ms),
      0.5,
    ),
  )} ms; ` +
    `/healthz meanwhile: p50 ${percentile(answers, 0.5).toFixed(1)} ms, p99 ${percentile(answers, 0.99).toFixed(1)} ms`,
)
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 && worst < mostTime ? 0 : 1)
