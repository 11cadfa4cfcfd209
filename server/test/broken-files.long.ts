import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import sharp from 'sharp'
import { password } from './app.ts'
import { bitmap } from './bitmap.ts'
import { makePage, note } from './content.ts'
import { hostileFiles } from './hostile-files.ts'
import { percentile } from './long-app.ts'
import { pngFile } from './pictures.ts'
import { startProductProcess } from './product-process.ts'

// Uploads 10,000 broken files, two at a time: files of each accepted type and all hostile files, with bytes changed, left
// out, repeated or cut off. Reports every answer above 499, the memory of the server and of the processes that read the
// files, and what a visitor's picture takes in the meantime. BROKEN_FILES=500 tries fewer; SIGTERM ends it
// with the figures so far.
const count = Number(process.env.BROKEN_FILES ?? 10_000)
/** In megabytes; the processes have a limit of 1,500 themselves. */
const most = { server: 700, children: 1_500 }
/** How much longer than on an idle server a visitor's picture may take. Two uploads and the server share the processor. */
const mostDelay = 5

const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
const photo = () => sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal', noise } })
const sample = (path: string) => readFile(new URL(path, import.meta.url))
interface Seed {
  name: string
  bytes: Buffer
}

const ordinary: Seed[] = [
  { name: 'a.jpg', bytes: await photo().jpeg().toBuffer() },
  {
    name: 'b.jpg',
    bytes: await photo()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Make: 'x' } })
      .toBuffer(),
  },
  { name: 'a.png', bytes: await photo().png().toBuffer() },
  { name: 'a.webp', bytes: await photo().webp().toBuffer() },
  { name: 'a.avif', bytes: await photo().avif({ effort: 0 }).toBuffer() },
  { name: 'a.gif', bytes: await photo().gif().toBuffer() },
  { name: 'a.tif', bytes: await photo().tiff().toBuffer() },
  {
    name: 'a.bmp',
    bytes: Buffer.from(
      bitmap({ width: 640, rows: -480, bits: 24, pixels: [...(await photo().raw().toBuffer())] }),
    ),
  },
  { name: 'a.heic', bytes: await sample('../kernel/processing/heic-samples/opaque.heic') },
  { name: 'b.heic', bytes: await sample('../kernel/processing/heic-samples/transparent.heic') },
  { name: 'a.mp4', bytes: await sample('../../site/content/media/rings.mp4') },
]
const hostile: Seed[] = (await hostileFiles())
  .map(({ fileName, bytes }) => ({ name: fileName, bytes: Buffer.from(bytes) }))
  .filter(({ bytes }) => bytes.length < 1_000_000)

const below = (limit: number) => Math.floor(Math.random() * limit)
const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T

const changes: ((bytes: Buffer) => Buffer)[] = [
  bytes => bytes.subarray(0, below(bytes.length)),
  bytes => Buffer.concat([bytes.subarray(0, below(bytes.length)), bytes.subarray(below(bytes.length))]),
  bytes => Buffer.concat([bytes, pick(ordinary).bytes]),
  ...[1, 4, 32, 256].map(times => (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    for (let time = 0; time < times; time += 1) changed[below(bytes.length)] = below(256)
    return changed
  }),
  // Sizes and counts are where decoders trust a file most.
  bytes => {
    const changed = Buffer.from(bytes)
    const at = below(Math.min(bytes.length, 200))
    if (at + 4 <= bytes.length) changed.writeUInt32BE(pick([0, 1, 0x7fffffff, 0xffffffff, 0x10000]), at)
    return changed
  },
]

const product = await startProductProcess()
const client = createClient({ baseURL: product.url, cookies: true })
await client.auth.login({ body: { email: 'administrator@example.org', password } })
const picture = await pictureOfPage(client)

const failures: string[] = []
const outcomes = { refused: 0, taken: 0 }
const peak = { server: 0, children: 0 }
const seen = { idle: [] as number[], busy: [] as number[] }

for (let time = 0; time < 200; time += 1) seen.idle.push(await timeOf(picture))
const done = new AbortController()
const watching = Promise.all([watchPicture(), watchMemory()])
let left = count
process.once('SIGTERM', () => {
  left = 0
})
await Promise.all([work(), work()])
done.abort()
await watching
await product.stop()

const tried = outcomes.refused + outcomes.taken + failures.length
const [idle, busy] = [seen.idle, seen.busy].map(times =>
  [0.5, 0.99].map(part => percentile(times, part).toFixed(1)),
)
console.log(
  `${tried} broken files: ${outcomes.refused} refused, ${outcomes.taken} taken, ${failures.length} failed`,
)
console.log(
  `a visitor’s picture: p50 ${idle?.[0]} ms idle, ${busy?.[0]} ms meanwhile; p99 ${idle?.[1]} and ${busy?.[1]} ms`,
)
console.log(
  `memory: server ${Math.round(peak.server)} MB, largest process that reads a file ${Math.round(peak.children)} MB`,
)
for (const failure of failures) console.error(failure)
const isDelayed = percentile(seen.busy, 0.5) > percentile(seen.idle, 0.5) * mostDelay
const isHeavy = peak.server > most.server || peak.children > most.children
process.exit(failures.length > 0 || isDelayed || isHeavy ? 1 : 0)

async function work() {
  while (left > 0) {
    left -= 1
    const { name, bytes } = pick(Math.random() < 0.5 ? ordinary : hostile)
    const changed = pick(changes)(bytes)
    const file = { name: `${crypto.randomUUID()}-${name}`, bytes: new Uint8Array(changed) }
    try {
      await client.media.addFile({ body: { path: '/' }, file })
      outcomes.taken += 1
    } catch (error) {
      if (isRefusal(error) && error.status < 500) outcomes.refused += 1
      else failures.push(`${name}: ${String(error)}\n${changed.subarray(0, 4_096).toString('base64')}`)
    }
  }
}

async function pictureOfPage(client: Client): Promise<string> {
  const { file } = await client.media.addFile({
    body: { path: '/' },
    file: await pngFile('seen.png', 800, 600),
  })
  const block = { ...note('one', 'Seen'), __images: { picture: { fileID: file.id } } }
  const page = await makePage(client, { blocks: [block] })
  await client.page.publish({ params: { id: page.id }, body: {} })
  const { hash, fileName } = file
  const params = { pageID: page.id, group: 'block_images_one', hash, fileName }
  return client.media.getPageFile({ params, query: { w: 640, f: 'webp' } })
}

async function timeOf(address: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status !== 200) failures.push(`a visitor’s picture was answered with ${answer.status}`)
  return performance.now() - began
}

async function watchPicture() {
  while (!done.signal.aborted) {
    seen.busy.push(await timeOf(picture))
    await sleep(50)
  }
}

/** Resident memory of the server and its children, read where the system has it. */
async function watchMemory() {
  while (!done.signal.aborted) {
    peak.server = Math.max(peak.server, await product.memory())
    for (const pid of (await readdir('/proc')).filter(name => /^\d+$/.test(name))) {
      const [command, status] = await Promise.all(
        ['cmdline', 'status'].map(file => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      )
      if (command?.includes('processing-child'))
        peak.children = Math.max(peak.children, Number(/VmHWM:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024)
    }
    await sleep(200)
  }
}
