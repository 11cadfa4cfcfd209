import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { errorAt } from '@ximblox/contract/errors'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demandOf } from '../../kernel/processing/demand.ts'
import { openProcessing } from '../../kernel/processing/processing.ts'
import { original } from '../../kernel/processing/rendition.ts'
import { pixelBomb, pngChunk } from '../../test/pixel-bomb.ts'
import { inspectFile } from './inspect.ts'

const processing = openProcessing()
const requester = { name: 'user 1', disconnected: new AbortController().signal }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-test-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const inspect = async (fileName: string, content: Uint8Array | string) => {
  const path = join(folder, 'upload')
  const bytes = Buffer.from(content as Uint8Array)
  await writeFile(path, bytes)
  return inspectFile({ processing }, requester, { fileName, path, size: bytes.length, hash: sha256(bytes) })
}

const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
const phonePicture = (name: string) =>
  readFile(new URL(`../../kernel/processing/heic-samples/${name}`, import.meta.url))
const refused = { entries: [{ code: 'ML_05', property: 'f' }] }
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const emptyZip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])

/** An archive with uncompressed entries. */
const archive = (entries: Record<string, string>): Buffer => {
  const parts = Object.entries(entries).map(([name, text]) => {
    const content = Buffer.from(text)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt32LE(crc32(content), 14)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt32LE(content.length, 22)
    header.writeUInt16LE(name.length, 26)
    return Buffer.concat([header, Buffer.from(name), content])
  })
  return Buffer.concat([...parts, emptyZip])
}
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const word = (entries: Record<string, string> = {}) =>
  archive({
    '[Content_Types].xml': `<Types><Override ContentType="${wordType}.main+xml"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...entries,
  })

/** A frame of 417 bytes: MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
const frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])
const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x02\0', 'latin1'), Buffer.alloc(256)])
/** MPEG 2, 64 kbit/s, 22.05 kHz: half as long. */
const halfFrame = Buffer.concat([Buffer.from('fff38064', 'hex'), Buffer.alloc(204)])

describe('a file that matches its name', () => {
  test('is stored unchanged when it is not an image', async () => {
    expect(await inspect('Report.PDF', pdf)).toMatchObject({
      kind: 'document',
      mimeType: 'application/pdf',
      size: pdf.length,
      hash: sha256(Buffer.from(pdf)),
      width: null,
    })
    expect(await inspect('a.zip', emptyZip)).toMatchObject({ kind: 'file', mimeType: 'application/zip' })
  })

  test.each([
    ['alone', Buffer.concat([frame, frame])],
    ['after a tag', Buffer.concat([tag, frame, frame])],
    ['of half the rate', Buffer.concat([tag, halfFrame, halfFrame])],
  ])('is accepted when it is valid: %s', async (_, bytes) => {
    expect(await inspect('Sound.mp3', bytes)).toMatchObject({ kind: 'file', mimeType: 'audio/mpeg' })
  })

  const container = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mp42isom`, 'latin1')
  test.each([
    ['Film.m4v', 'video/mp4', container('M4V ')],
    ['Film.mp4', 'video/mp4', container('M4V ')],
    ['Sound.m4a', 'audio/mp4', container('M4A ')],
    ['Sound.m4a', 'audio/mp4', container('mp42')],
    ['Sound.wav', 'audio/wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
    [
      'Sound.ogg',
      'audio/ogg',
      Buffer.from(`OggS\0\x02${'\0'.repeat(22)}\x01vorbis${'\0'.repeat(30)}`, 'latin1'),
    ],
    [
      'Speech.ogg',
      'audio/ogg',
      Buffer.from(`OggS\0\x02${'\0'.repeat(22)}OpusHead${'\0'.repeat(30)}`, 'latin1'),
    ],
  ])('is accepted as programs name it: %s', async (fileName, mimeType, bytes) => {
    expect(await inspect(fileName, bytes)).toMatchObject({ name: fileName, kind: 'file', mimeType })
  })

  test('is accepted when it is a document without macros', async () => {
    expect(await inspect('Letter.docx', word())).toMatchObject({ kind: 'document', mimeType: wordType })
  })

  test('may be text in any encoding, whatever its first bytes resemble', async () => {
    expect(await inspect('prices.csv', 'naam;prijs\r\ncaf\xe9;3\r\n')).toMatchObject({ mimeType: 'text/csv' })
    expect(await inspect('cars.txt', 'BMW, Audi and others')).toMatchObject({ mimeType: 'text/plain' })
    expect(await inspect('old.txt', Buffer.from('caf\xe9', 'latin1'))).toMatchObject({ kind: 'file' })
    const unicode = Buffer.from('\ufeffnaam\tprijs\r\ncafé\t3\r\n', 'utf16le')
    expect(await inspect('prices.csv', unicode)).toMatchObject({ mimeType: 'text/csv', size: unicode.length })
    expect(await inspect('prices.txt', unicode.swap16())).toMatchObject({ mimeType: 'text/plain' })
  })

  test('is re-encoded when it is an image, and measured afterwards', async () => {
    const png = await picture()
      .png()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    const inspected = await inspect('a.png', png)
    const stored = await readFile(inspected.path)
    expect(inspected).toMatchObject({
      kind: 'image',
      width: 30,
      height: 20,
      size: stored.length,
      hash: sha256(stored),
    })
    expect(stored.includes('Somebody')).toBe(false)
    expect(await readdir(folder)).toEqual(['upload'])
  })
})

const captions = 'WEBVTT\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start\r\nHello\r\n'

test.each([captions, `\ufeff${captions}`, captions.replace('00:01', '12:00:01')])(
  '%j is captions',
  async content => {
    expect(await inspect('a.vtt', content)).toMatchObject({ kind: 'file', mimeType: 'text/vtt' })
  },
)

test('a vector image is stored rebuilt', async () => {
  const inspected = await inspect(
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" onload="alert(1)"><script/><path d="M0 0h8"/></svg>',
  )
  expect(inspected).toMatchObject({ kind: 'image', mimeType: 'image/svg+xml', width: 8, height: 4 })
  expect(await readFile(inspected.path, 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 8 4"><path d="M0 0h8"/></svg>',
  )
})

describe('an image', () => {
  test.each([
    ['a.jpg', 'a.png'],
    ['a.tar.pdf', 'a.tar.png'],
    ['Photo v1.2', 'Photo v1.2.png'],
    ['IMG_0001', 'IMG_0001.png'],
    ['a.PNG', 'a.PNG'],
  ])('called %s is stored as what it is: %s', async (fileName, name) => {
    const inspected = await inspect(fileName, await picture().png().toBuffer())
    const changes = name === fileName ? [] : ['renamed']
    expect(inspected).toMatchObject({ name, kind: 'image', mimeType: 'image/png', changes })
  })

  test('in a format that browsers do not show is converted', async () => {
    expect(await inspect('Scan.TIF', await picture().tiff().toBuffer())).toMatchObject({
      name: 'Scan.jpg',
      mimeType: 'image/jpeg',
      changes: ['converted'],
    })
    expect(await inspect('IMG_0001.HEIC', await phonePicture('opaque.heic'))).toMatchObject({
      name: 'IMG_0001.jpg',
      mimeType: 'image/jpeg',
      changes: ['converted'],
    })
  })

  test('that is an animated PNG stays animated', async () => {
    const still = await picture().png().toBuffer()
    const at = still.indexOf('IDAT') - 4
    const pixels = still.subarray(at + 8, at + 8 + still.readUInt32BE(at))
    const number = (value: number) => Buffer.from([0, 0, 0, value])
    // Its number, width, height, no offset, a second, and nothing to dispose of or blend.
    const frame = (serial: number) =>
      pngChunk(
        'fcTL',
        Buffer.concat([...[serial, 30, 20, 0, 0].map(number), Buffer.from([0, 1, 0, 1, 0, 0])]),
      )
    const moving = Buffer.concat([
      still.subarray(0, at),
      pngChunk('acTL', Buffer.concat([number(2), number(0)])),
      frame(0),
      still.subarray(at, at + 12 + pixels.length),
      frame(1),
      pngChunk('fdAT', Buffer.concat([number(2), pixels])),
      pngChunk('tEXt', Buffer.from('Author\0Someone')),
      still.subarray(-12),
    ])
    const inspected = await inspect('a.png', moving)
    expect(inspected).toMatchObject({ name: 'a.png', kind: 'gif', mimeType: 'image/png', changes: [] })
    const stored = await readFile(inspected.path)
    expect(stored.includes('fdAT')).toBe(true)
    expect(stored.includes('Someone')).toBe(false)
  })

  test('keeps a long name within its limit', async () => {
    const { name } = await inspect('x'.repeat(255), await picture().png().toBuffer())
    expect(name).toBe(`${'x'.repeat(251)}.png`)
  })
})

test.each([
  ['unsupportedFileType', 'a.html', 'x'],
  ['wrongFileContent', 'a.pdf', 'x'],
  ['wrongFileContent', 'a.heic', 'x'],
  ['heicFile', 'a.heic', (await phonePicture('opaque.heic')).fill(0, 340)],
  ['damagedFile', 'a.bmp', `BM${'\0'.repeat(60)}`],
  ['damagedFile', 'a.png', pixelBomb().subarray(0, 60)],
  ['damagedFile', 'a.svg', '<svg'],
  ['fileTooComplex', 'a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(30_000)}</svg>`],
  ['macrosNotAllowed', 'a.docx', word({ 'word/vbaProject.bin': 'x' })],
] as const)('the reason of a refusal is %s for %s', async (name, fileName, content) => {
  await expect(inspect(fileName, content)).rejects.toMatchObject({ entries: [errorAt('f', name)] })
})

test('an image of more megapixels than the setting is refused with the limit', async () => {
  const small = openProcessing(1)
  const path = join(folder, 'upload')
  await writeFile(path, await picture().resize(1001, 1000, { fit: 'fill' }).png().toBuffer())
  const file = { fileName: 'a.png', path, size: 1, hash: '' }
  await expect(inspectFile({ processing: small }, requester, file)).rejects.toMatchObject({
    entries: [errorAt('f', 'tooManyPixels', { max: 1 })],
  })
})

test('a vector image keeps the images in it, encoded again, and says what it lost', async () => {
  const png = await picture()
    .png()
    .withExif({ IFD0: { Artist: 'Someone' } })
    .toBuffer()
  const image = `<image width="30" height="20" href="data:image/png;base64,${png.toString('base64')}"/>`
  const broken = '<image width="3" height="2" href="data:image/png;base64,AAAA"/>'
  const inspected = await inspect(
    'a.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${image}${broken}<foreignObject/></svg>`,
  )
  expect(inspected.changes).toEqual(['html', 'images'])
  const [, kept = ''] = /base64,([^"]+)/.exec(await readFile(inspected.path, 'utf8')) ?? []
  const bytes = Buffer.from(kept, 'base64')
  expect(bytes.includes('Someone')).toBe(false)
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  expect(await readdir(folder)).toEqual(['upload'])
})

describe('a file that does not', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const hostile: [string, string, () => Uint8Array | string | Promise<Uint8Array>][] = [
    ['a page called PNG', 'a.png', () => '<!doctype html><script>alert(1)</script>'],
    [
      'a page that begins as JPEG',
      'a.jpg',
      () => Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1'),
    ],
    ['a script that begins as GIF', 'a.gif', () => 'GIF89a/*<script>*/=1;alert(1)'],
    ['a page called SVG', 'a.svg', () => '<!doctype html><svg></svg>'],
    ['a vector image called PNG', 'a.png', () => svg],
    ['a program called PDF', 'a.pdf', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['text called captions', 'a.vtt', () => 'WEBVTT\n\nNo time'],
    ['captions without their first line', 'a.vtt', () => '00:01.000 --> 00:02.000\nHello'],
    ['captions in another encoding', 'a.vtt', () => Buffer.from(`${captions}é`, 'latin1')],
    ['a PDF called text', 'a.txt', () => pdf],
    ['bytes called text', 'a.txt', () => Buffer.from([0, 1, 2])],
    ['a document with macros', 'a.docx', () => word({ 'word/vbaProject.bin': 'x' })],
    ['one that hides them', 'a.docx', () => word({ 'word/media/VBAPROJECT.BIN': 'x' })],
    ['the first letters of a sound', 'a.mp3', () => 'ID3'],
    ['a tag without a sound', 'a.mp3', () => Buffer.concat([tag, Buffer.alloc(2000)])],
    ['a tag and a page', 'a.mp3', () => Buffer.concat([tag, Buffer.from('<script>alert(1)</script>')])],
    ['the beginning of a frame', 'a.mp3', () => Buffer.concat([frame, Buffer.alloc(500)])],
    ['an archive called document', 'a.docx', () => emptyZip],
    ['a page by its own name', 'a.html', () => 'x'],
    ['a bitmap of Windows', 'a.bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['text in UTF-16 without its mark', 'a.txt', () => Buffer.from('a\nb', 'utf16le')],
    ['half a letter of UTF-16', 'a.txt', () => Buffer.from('fffe61', 'hex')],
    ['controls in UTF-16', 'a.txt', () => Buffer.from('\ufeffa\u0001', 'utf16le')],
    ['a name like a part of any object', 'a.constructor', () => 'x'],
    ['no ending', 'README', () => 'x'],
    ['nothing at all', 'a.png', () => ''],
    ['a pixel bomb', 'a.png', () => pixelBomb()],
  ]

  test.each(hostile)('is refused: %s', async (_, fileName, content) => {
    await expect(inspect(fileName, await content())).rejects.toMatchObject(refused)
    expect(await readdir(folder)).toEqual(['upload'])
  })
})

test('a stored image is only decoded as one of the supported formats', async () => {
  const crop = { x: 0, y: 0, width: 8, height: 8, rotate: 0, scaleX: 1, scaleY: 1 }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'
  const rendition = { crop, width: null, format: null }
  const input = join(folder, 'input')
  const output = join(folder, 'output')
  const job = { input, output, mimeType: 'image/png', rendition }
  await writeFile(input, drawing)
  expect(await processing.render(demandOf(requester), job)).toBe(false)
  await picture().png().toFile(input)
  expect(await processing.render(demandOf(requester), job)).toBe(true)
})

test('the inspecting process gets no environment variables', async () => {
  vi.stubEnv('NODE_OPTIONS', '--import=./no-such-module.js')
  expect(await inspect('report.pdf', pdf)).toMatchObject({ kind: 'document' })
})

test('a full disk is not mistaken for a broken image', async () => {
  const input = join(folder, 'input')
  await picture().png().toFile(input)
  const job = { input, output: '/dev/full', mimeType: 'image/png', rendition: { ...original, width: 20 } }
  await expect(processing.render(demandOf(requester), job)).rejects.toMatchObject({ code: 'ENOSPC' })
})
