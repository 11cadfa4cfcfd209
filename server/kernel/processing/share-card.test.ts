import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restrictDecoders } from './picture-formats.ts'
import { composeShareCard } from './share-card.ts'

const size = { width: 1200, height: 630 }
let folder: string

beforeAll(async () => {
  restrictDecoders()
  folder = await mkdtemp(join(tmpdir(), 'share-card-'))
  await sharp({ create: { ...size, channels: 3, background: '#004000' } })
    .png()
    .toFile(join(folder, 'background.png'))
})
afterAll(async () => {
  // Other files of this process read more formats.
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  await rm(folder, { recursive: true })
})

/** The smallest rectangle around everything that is not background. */
const inkOf = async (text: string) => {
  const output = join(folder, 'card.jpg')
  await composeShareCard(output, {
    background: join(folder, 'background.png'),
    font: '/no/such/font.ttf',
    family: 'Sans',
    box: { left: 100, top: 100, width: 600, height: 400 },
    title: { text, color: '#ffffff' },
    caption: { text: '', color: '#ffffff' },
  })
  const picture = sharp(output)
  const { format, width, height } = await picture.metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...size })
  const { info } = await picture
    .trim({ background: '#004000', threshold: 60 })
    .toBuffer({ resolveWithObject: true })
  return {
    left: -(info.trimOffsetLeft ?? 0),
    top: -(info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
  }
}

test.each([
  'Advice',
  'A considerably longer title that has to be set in several lines, and in a smaller size than a short one',
  'W'.repeat(400),
  'Wij '.repeat(200),
  '<span size="100000">&amp; <b> "quoted" \u0000\u0007\ud800 </svg>',
])('a title stays within its box: %s', async title => {
  const ink = await inkOf(title)
  expect(ink.left).toBeGreaterThanOrEqual(95)
  expect(ink.top).toBeGreaterThanOrEqual(95)
  expect(ink.left + ink.width).toBeLessThanOrEqual(705)
  expect(ink.top + ink.height).toBeLessThanOrEqual(505)
})

test('markup in a title is rendered as it is written', async () => {
  const [plain, markup] = [await inkOf('b'), await inkOf('<b>b</b>')]
  expect(markup.width).toBeGreaterThan(3 * plain.width)
})
