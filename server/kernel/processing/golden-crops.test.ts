import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CropParams } from '@ximblox/contract/blocks'
import { croppedSize } from '@ximblox/contract/rules/crop-box'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPicture } from './render-picture.ts'

// The results of Cropper.js 1.6.2 in Chromium for the image next to it, from getData(true) and getCroppedCanvas().
const golden = new URL('./golden-crops/', import.meta.url)
const crops = JSON.parse(await readFile(new URL('crops.json', golden), 'utf8')) as {
  name: string
  file: string
  crop: CropParams
}[]
const picture = fileURLToPath(new URL('picture.png', golden))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crops-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pixelsOf = (input: string) =>
  sharp(input).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true })

/** The share of pixels that differ visibly. */
const difference = (one: Buffer, other: Buffer): number => {
  let different = 0
  for (let at = 0; at < one.length; at += 3) {
    const channels = [0, 1, 2].map(channel => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)))
    if (Math.max(...channels) > 48) different++
  }
  return different / (one.length / 3)
}

test.each(crops)('$name matches the crop dialog', async ({ file, crop }) => {
  const output = join(folder, file)
  const size = await renderPicture(picture, output, 'image/png', { crop, width: null, format: null })
  const made = await pixelsOf(output)
  const wanted = await pixelsOf(fileURLToPath(new URL(file, golden)))
  expect(size).toEqual({ width: wanted.info.width, height: wanted.info.height })
  expect(croppedSize(crop, { width: 120, height: 80 })).toEqual(size)
  const isStraight = crop.rotate % 90 === 0
  // Rotated edges are slightly softer in one of them. An offset of one pixel would give 0.05 and more.
  expect(difference(made.data, wanted.data)).toBeLessThanOrEqual(isStraight ? 0 : 0.02)
})
