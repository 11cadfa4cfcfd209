import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CropParams } from '@ximblox/contract/blocks'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPicture } from './render-picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-picture-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const place = () => join(folder, randomUUID())

describe('a crop', () => {
  const whole: CropParams = { x: 0, y: 0, width: 40, height: 20, rotate: 0, scaleX: 1, scaleY: 1 }
  const colours = { red: '#ff0000', lime: '#00ff00', blue: '#0000ff', white: '#ffffff' }

  /** Red and lime above blue and white, 20 by 10 pixels each. */
  const quarters = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).composite(
      (['lime', 'blue', 'white'] as const).map((background, index) => ({
        input: { create: { width: 20, height: 10, channels: 3, background } },
        left: index === 1 ? 0 : 20,
        top: index === 0 ? 0 : 10,
      })),
    )

  const crop = async (change: Partial<CropParams>) => {
    const input = place()
    const output = place()
    await quarters().png().toFile(input)
    const size = await renderPicture(input, output, 'image/png', {
      crop: { ...whole, ...change },
      width: null,
      format: null,
    })
    const { data, info } = await sharp(output).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const from = (y * info.width + x) * info.channels
      const hex = `#${data.subarray(from, from + 3).toString('hex')}`
      return Object.entries(colours).find(([, value]) => value === hex)?.[0]
    }
    const { width, height } = info
    return {
      size,
      corners: [
        colourAt(2, 2),
        colourAt(width - 3, 2),
        colourAt(2, height - 3),
        colourAt(width - 3, height - 3),
      ],
    }
  }

  test('contains the selected area', async () => {
    expect(await crop({ x: 20, y: 10, width: 20, height: 10 })).toEqual({
      size: { width: 20, height: 10 },
      corners: ['white', 'white', 'white', 'white'],
    })
  })

  test('flips before it rotates', async () => {
    expect((await crop({ scaleX: -1 })).corners).toEqual(['lime', 'red', 'white', 'blue'])
    expect((await crop({ rotate: 90, width: 20, height: 40 })).corners).toEqual([
      'blue',
      'red',
      'white',
      'lime',
    ])
    expect((await crop({ scaleX: -1, rotate: 90, width: 20, height: 40 })).corners).toEqual([
      'white',
      'lime',
      'blue',
      'red',
    ])
    expect((await crop({ scaleX: -1, rotate: -270, width: 20, height: 40 })).corners).toEqual([
      'white',
      'lime',
      'blue',
      'red',
    ])
  })

  test('crops after it rotates', async () => {
    expect((await crop({ rotate: 90, x: 10, y: 20, width: 10, height: 20 })).corners).toEqual(
      Array(4).fill('lime'),
    )
  })

  test('may rotate by any angle and extend beyond the edge', async () => {
    expect((await crop({ rotate: 45, x: -100, y: -100, width: 9000, height: 9000 })).size).toEqual({
      width: 42,
      height: 42,
    })
  })
})
