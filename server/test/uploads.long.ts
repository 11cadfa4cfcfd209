import { setTimeout as sleep } from 'node:timers/promises'
import { startProductProcess } from './product-process.ts'
import { logInRaw } from './raw.ts'
import { sendFile } from './send-file.ts'

// Interrupts 200 uploads half way and counts what they leave behind. Then sends 20 files of 100 MB at once and measures
// the growth of the server's resident memory. The server is a separate process, so that only its memory is counted.
const cuts = 200
const largeFiles = 20
const largeBytes = 100_000_000
const maxGrowth = 150

const product = await startProductProcess()
const credentials = await logInRaw(product.url)
const send = (name: string, bytes: number, leaveAfter = bytes) =>
  sendFile(product.url, credentials, name, bytes, leaveAfter)
await send('warm.txt', 1_000)
const before = await product.holds()

for (let cut = 0; cut < cuts; cut++) {
  const bytes = Math.round(1_000 + Math.random() * 2_000_000)
  await send(`cut-${cut}.txt`, bytes, Math.floor(bytes * Math.random()))
}
const after = await settled()
const left = { rows: after.rows - before.rows, files: after.files - before.files }
console.log(`${cuts} uploads cut: ${left.rows} rows and ${left.files} files left`)

const idle = await product.memory()
let peak = idle
const done = new AbortController()
const watching = (async () => {
  while (!done.signal.aborted) {
    peak = Math.max(peak, await product.memory())
    await sleep(50)
  }
})()
const began = performance.now()
const statuses = await Promise.all(
  Array.from({ length: largeFiles }, (_, index) => send(`large-${index}.txt`, largeBytes)),
)
done.abort()
await watching
const accepted = statuses.filter(status => status === 200).length
const growth = peak - idle
console.log(
  `${accepted} of ${largeFiles} files of 100 MB accepted in ${Math.round((performance.now() - began) / 1_000)} s; ` +
    `resident memory ${Math.round(idle)} MB, at most ${Math.round(peak)} MB: grew by ${Math.round(growth)} MB`,
)
await product.stop()
const hasPassed = left.rows === 0 && left.files === 0 && accepted === largeFiles && growth < maxGrowth
process.exit(hasPassed ? 0 : 1)

/** Waits until nothing changes any more, because disconnects are noticed a moment later. */
async function settled() {
  let last = await product.holds()
  for (let quiet = 0; quiet < 5; ) {
    await sleep(200)
    const now = await product.holds()
    quiet = now.rows === last.rows && now.files === last.files ? quiet + 1 : 0
    last = now
  }
  return last
}
