import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createZstdDecompress, constants as zlib, zstdCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { singleFrame } from './single-frame.ts'

const content = Buffer.from(
  Array.from({ length: 400_000 }, (_, index) => (index % 1_000 < 500 ? (index * index) % 251 : 7)),
)
const frameOf = (params: Record<number, number> = { [zlib.ZSTD_c_checksumFlag]: 1 }) =>
  zstdCompressSync(content, { params })
const emptyFrame = zstdCompressSync(Buffer.alloc(0), { params: { [zlib.ZSTD_c_checksumFlag]: 1 } })

const inChunks = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
const pass = (bytes: Buffer, size = 65_536) => buffer(singleFrame(Readable.from(inChunks(bytes, size))))

it.each([1, 2, 7, 1_000, 65_536])('passes on a frame in chunks of %d bytes', async size => {
  expect(await pass(frameOf(), size)).toEqual(frameOf())
})

it.each([
  ['without a checksum', {}],
  ['with a small window', { [zlib.ZSTD_c_windowLog]: 10, [zlib.ZSTD_c_contentSizeFlag]: 0 }],
  ['of the best compression', { [zlib.ZSTD_c_compressionLevel]: 19 }],
])('passes on a frame %s', async (_, params) => {
  expect(await pass(frameOf(params), 333)).toEqual(frameOf(params))
})

it.each([1, 5, 65_536])('drops the empty frame that Node.js may add, in chunks of %d bytes', async size => {
  const passed = await pass(Buffer.concat([frameOf(), emptyFrame]), size)
  const decompressed = await buffer(Readable.from([passed]).pipe(createZstdDecompress()))
  expect(decompressed.equals(content)).toBe(true)
})

it('refuses a frame that is cut off by any number of bytes', async () => {
  const whole = frameOf()
  for (let missing = 1; missing <= 200; missing += 1)
    await expect(pass(whole.subarray(0, whole.length - missing))).rejects.toThrow('incomplete')
  const both = Buffer.concat([whole, emptyFrame])
  for (let missing = 1; missing < emptyFrame.length; missing += 1)
    await expect(pass(both.subarray(0, both.length - missing))).rejects.toThrow('incomplete')
})

it('refuses what is no frame, and what follows one', async () => {
  await expect(pass(Buffer.from('not a backup'))).rejects.toThrow('damaged')
  await expect(pass(Buffer.alloc(0))).rejects.toThrow('incomplete')
  await expect(pass(Buffer.concat([frameOf(), Buffer.from('x')]))).rejects.toThrow('damaged')
  await expect(pass(Buffer.concat([frameOf(), frameOf()]))).rejects.toThrow('damaged')
})
