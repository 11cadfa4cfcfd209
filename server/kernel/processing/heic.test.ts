import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rewritePicture } from './rewrite-picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heic-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Of the test files of libheif: 64 × 64 pixels. */
const sample = (name: string) => readFile(new URL(`heic-samples/${name}`, import.meta.url))

const rewrite = async (content: Uint8Array, maxPixels?: number) => {
  const [input, output] = [join(folder, 'input'), join(folder, 'output')]
  await writeFile(input, content)
  return { ...(await rewritePicture(input, output, 'image/heic', maxPixels)), output }
}

const meanOf = async (path: string) =>
  (await sharp(path).stats()).channels.map(({ mean }) => Math.round(mean))

/** A box of a colour profile. The decoder of the pixels skips it, wherever it is. */
const profileBox = async () => {
  const path = join(folder, 'profile.png')
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .withIccProfile('p3')
    .toFile(path)
  const { icc } = await sharp(path).metadata()
  const content = Buffer.concat([Buffer.from('colrprof'), icc ?? Buffer.alloc(0)])
  const box = Buffer.alloc(content.length + 4)
  box.writeUInt32BE(box.length)
  content.copy(box, 4)
  return box
}

describe('a photo of a phone', () => {
  it('becomes a JPEG that looks the same', async () => {
    const { output, ...written } = await rewrite(await sample('opaque.heic'))
    expect(written).toEqual({ width: 64, height: 64, mimeType: 'image/jpeg', changes: ['converted'] })
    expect((await sharp(output).metadata()).format).toBe('jpeg')
    expect(await meanOf(output)).toEqual([84, 94, 80])
  })

  it('with transparency becomes a PNG', async () => {
    const { output, ...written } = await rewrite(await sample('transparent.heic'))
    expect(written).toMatchObject({ mimeType: 'image/png', changes: ['converted'] })
    expect((await sharp(output).metadata()).hasAlpha).toBe(true)
  })

  it('keeps the colours of its profile', async () => {
    const wide = await rewrite(Buffer.concat([await sample('opaque.heic'), await profileBox()]))
    expect(wide).toMatchObject({ mimeType: 'image/jpeg' })
    expect((await sharp(wide.output).metadata()).icc).toBeUndefined()
    expect(await meanOf(wide.output)).toEqual([81, 92, 69])
  })

  it('with a damaged profile is taken as it is without', async () => {
    const box = await profileBox()
    for (const profile of [box.subarray(0, 30), Buffer.concat([box.subarray(0, 60), Buffer.alloc(200)])]) {
      const { output, ...written } = await rewrite(Buffer.concat([await sample('opaque.heic'), profile]))
      expect(written).toMatchObject({ mimeType: 'image/jpeg' })
      expect(await meanOf(output)).toEqual([84, 94, 80])
    }
  })

  it('has the limits of other images', async () => {
    expect(await rewrite(await sample('opaque.heic'), 4095)).toMatchObject({ refusal: 'tooManyPixels' })
  })

  it('that cannot be decoded is refused', async () => {
    const whole = await sample('opaque.heic')
    for (const content of [Buffer.from(whole).fill(0, 340), whole.subarray(0, 300), Buffer.from('ftypheic')])
      expect(await rewrite(content)).toMatchObject({ refusal: 'heicFile' })
  })
})
