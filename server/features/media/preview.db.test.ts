import { apiPath } from '@ximblox/contract/api-path'
import type { Client } from '@ximblox/contract/client'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { pngFile, textFile } from '../../test/pictures.ts'
import { logInRaw } from '../../test/raw.ts'

let product: TestApp
let editor: Client
let cookie: string
let imageID: number

beforeAll(async () => {
  product = await startTestApp()
  editor = await product.as('Editor')
  cookie = (await logInRaw(product.url)).cookie
  const file = await pngFile('wide.png', 400, 200)
  imageID = (await editor.media.addFile({ body: { path: '/' }, file })).file.id
})
afterAll(() => product.close())

const whole = { x: 0, y: 0, width: 400, height: 200, rotate: 0, scaleX: 1, scaleY: 1 }

const ask = async (path: string, query: object, headers: Record<string, string> = { cookie }) => {
  const answer = await fetch(product.url + apiPath(`/medialib/${path}`, {}, query), { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const seen = type.startsWith('image/') && (await sharp(bytes).metadata())
  return {
    status: answer.status,
    headers: answer.headers,
    picture: seen && [seen.format, seen.width, seen.height],
    errors: type.includes('json') && JSON.parse(bytes.toString()).Errors,
  }
}
const image = (query: object, headers?: Record<string, string>) => ask('preview-image', query, headers)
const crop = (query: object, headers?: Record<string, string>) =>
  ask('preview-crop', { imageID, ...whole, ...query }, headers)

describe('the preview of an image', () => {
  test('is the image, or a smaller one in the fixed widths', async () => {
    expect(await image({ imageID })).toMatchObject({ status: 200, picture: ['png', 400, 200] })
    expect(await image({ imageID, w: 160 })).toMatchObject({ status: 200, picture: ['webp', 160, 80] })
    expect(await image({ imageID, w: 2560 })).toMatchObject({ status: 200, picture: ['webp', 400, 200] })
  })

  test('is for users only, and revalidated each time', async () => {
    expect(await image({ imageID, w: 160 }, {})).toMatchObject({ status: 401 })
    expect(await crop({}, {})).toMatchObject({ status: 401 })
    const { headers } = await image({ imageID, w: 160 })
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const known = { cookie, 'if-none-match': headers.get('etag') ?? '' }
    expect((await image({ imageID, w: 160 }, known)).status).toBe(304)
    expect((await image({ imageID, w: 320 }, known)).status).toBe(200)
  })

  test('is the same with another version parameter', async () => {
    expect(await image({ imageID, w: 160, v: 'later' })).toMatchObject({ picture: ['webp', 160, 80] })
    expect(await crop({ w: 160, v: 'later' })).toMatchObject({ picture: ['webp', 160, 80] })
  })

  test('shows the first frame of an animated image', async () => {
    const frames = ['red', 'blue'].map(background =>
      sharp({ create: { width: 200, height: 100, channels: 3, background } }).png(),
    )
    const gif = await sharp(await Promise.all(frames.map(frame => frame.toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const { file } = await editor.media.addFile({
      body: { path: '/' },
      file: { name: 'moving.gif', bytes: new Uint8Array(gif) },
    })
    expect(file.kind).toBe('gif')
    expect(await image({ imageID: file.id, w: 160 })).toMatchObject({ picture: ['webp', 160, 80] })
    expect(await image({ imageID: file.id })).toMatchObject({ picture: ['gif', 200, 100] })
  })

  test('shows a vector image unchanged, in any size and crop', async () => {
    const markup = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8"/></svg>'
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('a.svg', markup) })
    const unchanged = { status: 200, picture: ['svg', 8, 4] }
    expect(await image({ imageID: file.id, w: 160 })).toMatchObject(unchanged)
    expect(await ask('preview-crop', { ...whole, imageID: file.id, w: 160 })).toMatchObject(unchanged)
  })

  test('is refused for other files, widths, or missing files', async () => {
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('a.txt') })
    expect(await image({ imageID: file.id })).toMatchObject({ status: 415 })
    expect(await ask('preview-crop', { ...whole, imageID: file.id })).toMatchObject({ status: 415 })
    expect(await image({ imageID: 999_999 })).toMatchObject({ status: 404 })
    for (const w of ['161', '0', '-160', '1e9', 'wide', '160.0', ''])
      expect([w, (await image({ imageID, w })).status]).toEqual([w, 422])
    expect(await image({ imageID: 'x' })).toMatchObject({
      status: 422,
      errors: [{ property: 'imageID', code: 'V_17' }],
    })
    expect((await image({})).status).toBe(422)
    expect((await image({ imageID, format: 'svg' })).status).toBe(422)
  })
})

describe('the preview of a crop', () => {
  test('shows the cropped part', async () => {
    expect(await crop({ x: 10, y: 20, width: 100, height: 50 })).toMatchObject({
      status: 200,
      picture: ['webp', 100, 50],
    })
    expect(await crop({ rotate: 90, width: 200, height: 400 })).toMatchObject({ picture: ['webp', 200, 400] })
    expect(await crop({ w: 160 })).toMatchObject({ picture: ['webp', 160, 80] })
    const { headers } = await crop({ w: 160 })
    const known = { cookie, 'if-none-match': headers.get('etag') ?? '' }
    expect((await crop({ w: 160 }, known)).status).toBe(304)
  })

  test('leaves no files behind', async () => {
    const before = await editor.media.getDir({ body: { path: '/' } })
    await Promise.all([1, 2, 3].map(x => crop({ x })))
    const { hash = '' } = before.files.find(({ id }) => id === imageID) ?? {}
    expect(await product.app.storage.size(`${hash}.w2560.webp`)).toBeDefined()
    expect(await product.app.storage.size(`${hash}-1_0_400_200_0_1_1.w2560.webp`)).toBeUndefined()
  })

  test('of extreme numbers is a part of the image or refused, and never an internal error', async () => {
    const number = fc.oneof(
      fc.constantFrom<unknown>(
        'NaN',
        1e9,
        -1,
        0,
        2 ** 31,
        -(2 ** 53),
        0.5,
        '1e300',
        'Infinity',
        '',
        'x',
        [1, 2],
      ),
      fc.integer({ min: -500, max: 500 }),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    )
    const crops = fc.record({
      x: number,
      y: number,
      width: number,
      height: number,
      rotate: number,
      scaleX: number,
      scaleY: number,
    })
    await fc.assert(
      fc.asyncProperty(crops, async values => {
        const { status, picture } = await crop({ ...values, w: 160 })
        expect([200, 422]).toContain(status)
        if (status === 200) expect(Number(picture && picture[1])).toBeLessThanOrEqual(160)
      }),
      { numRuns: 15 },
    )
  })
})

test('users can download the original of any file under its own name', async () => {
  const file = textFile('Preise 2026.txt', 'Prices')
  const { id } = (await editor.media.addFile({ body: { path: '/' }, file })).file
  const address = product.url + apiPath('/medialib/file/{id}/original', { id })
  const answer = await fetch(address, { headers: { cookie } })
  expect([answer.status, await answer.text()]).toEqual([200, 'Prices'])
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Preise 2026.txt"')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect((await fetch(address)).status).toBe(401)
  const missing = product.url + apiPath('/medialib/file/{id}/original', { id: id + 1000 })
  expect((await fetch(missing, { headers: { cookie } })).status).toBe(404)
})
