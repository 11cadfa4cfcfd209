import { deflateRawSync, deflateSync } from 'node:zlib'
import { fileTypes } from '@ximblox/contract/file-types'
import sharp from 'sharp'
import { pixelBomb, pngChunk, pngSignature } from './pixel-bomb.ts'

/** A malicious file. */
export interface HostileFile {
  /** A description of the attack. */
  what: string
  fileName: string
  bytes: Uint8Array
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const script = '<script>alert(1)</script>'

/** Contents that must never be accepted as the type of their name. */
const disguises: Record<string, Uint8Array> = {
  'a page': latin(`<!doctype html><html><body>${script}</body></html>`),
  'a drawing with a script': latin(
    `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
  ),
  'a drawing that asks for a file': latin(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ),
  'a style sheet for XML': latin(
    `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
  ),
  'a program for Windows': latin(`MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0${'\0'.repeat(64)}PE\0\0`),
  'a program for Linux': latin(`\x7fELF\x02\x01\x01${'\0'.repeat(64)}`),
  'a server page': latin('<?php system($_GET["c"]); ?>'),
  'a shell script': latin('#!/bin/sh\nrm -rf /\n'),
}

/** Each disguise with each accepted extension. */
const disguised = (): HostileFile[] =>
  Object.keys(fileTypes).flatMap(ending =>
    Object.entries(disguises).map(([what, bytes]) => ({ what, fileName: `file.${ending}`, bytes })),
  )

const picture = () => sharp({ create: { width: 24, height: 16, channels: 3, background: 'teal' } })

const pictures = async (): Promise<Record<string, Buffer>> => ({
  jpg: await picture().jpeg().toBuffer(),
  png: await picture().png().toBuffer(),
  webp: await picture().webp().toBuffer(),
  avif: await picture().avif({ effort: 0 }).toBuffer(),
  gif: await picture().gif().toBuffer(),
})

/** Images that are also valid as another type. */
const polyglots = (of: Record<string, Buffer>): HostileFile[] => {
  const payloads = [script, '<?php system("id"); ?>', 'PK\x03\x04evil.html', '<svg onload=alert(1)>']
  const trailing = Object.entries(of).flatMap(([ending, bytes]) =>
    payloads.map(payload => ({
      what: `a picture followed by ${payload.slice(0, 5)}`,
      fileName: `file.${ending}`,
      bytes: Buffer.concat([bytes, latin(payload)]),
    })),
  )
  const { jpg = Buffer.of(), png = Buffer.of(), gif = Buffer.of(), webp = Buffer.of() } = of
  const comment = latin(`\xff\xfe\0${String.fromCharCode(script.length + 2)}${script}`)
  const text = pngChunk('tEXt', latin(`Comment\0${script}`))
  return [
    ...trailing,
    {
      what: 'a script in the comment of a JPEG',
      fileName: 'file.jpg',
      bytes: Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]),
    },
    {
      what: 'a script in the text of a PNG',
      fileName: 'file.png',
      bytes: Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]),
    },
    {
      what: 'a script in the comment of a GIF',
      fileName: 'file.gif',
      bytes: Buffer.concat([
        gif.subarray(0, -1),
        latin(`\x21\xfe${String.fromCharCode(script.length)}${script}\0`),
        gif.subarray(-1),
      ]),
    },
    {
      what: 'a script in a part of a WebP that nobody knows',
      fileName: 'file.webp',
      bytes: Buffer.concat([webp, latin(`XMP ${String.fromCharCode(script.length)}\0\0\0${script}`)]),
    },
    {
      what: 'the beginning of a GIF, then a script',
      fileName: 'file.gif',
      bytes: latin(`GIF89a/*${script}*/`),
    },
    {
      what: 'the beginning of a JPEG, then a page',
      fileName: 'file.jpg',
      bytes: latin(`\xff\xd8\xff\xe0<html>${script}`),
    },
    {
      what: 'the beginning of a PNG, then a page',
      fileName: 'file.png',
      bytes: Buffer.concat([pngSignature, latin(`<html>${script}`)]),
    },
    {
      what: 'the beginning of a WebP, then a page',
      fileName: 'file.webp',
      bytes: latin(`RIFF\xff\xff\0\0WEBP<html>${script}`),
    },
    {
      what: 'the beginning of an AVIF, then a page',
      fileName: 'file.avif',
      bytes: latin(`\0\0\0\x20ftypavif\0\0\0\0avifmif1<html>${script}`),
    },
  ]
}

const sizedGIF = (width: number, height: number, frames = 1): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = Buffer.concat([latin('\x2c\0\0\0\0'), size, latin('\0\x02\x02\x44\x01\0')])
  const header = Buffer.concat([latin('GIF89a'), size, latin('\x80\0\0\0\0\0\xff\xff\xff')])
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), latin(';')])
}

const sizedJPEG = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await picture().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const sizedWebP = (): Buffer => {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1')
  bytes.writeUIntLE(16_382, 24, 3)
  bytes.writeUIntLE(16_382, 27, 3)
  return bytes
}

/** A PNG whose text chunks decompress to far more than the image. */
const textBomb = (): Buffer => {
  const unfolded = deflateSync(Buffer.alloc(50_000_000), { level: 9 })
  const header = Buffer.from('00000001000000010800000000', 'hex')
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...Array.from({ length: 20 }, () => pngChunk('zTXt', Buffer.concat([latin('a\0\0'), unfolded]))),
    pngChunk('IDAT', deflateSync(Buffer.alloc(2))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const unfoldedBytes = 100_000_000

/** An archive of one file, which decompresses to a hundred megabytes. */
const zipBomb = (inside: string, packed: Buffer): Buffer => {
  const name = latin(inside)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(unfoldedBytes, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name, packed])
}

const bombs = async (packed = deflateRawSync(Buffer.alloc(unfoldedBytes))): Promise<HostileFile[]> => [
  ...[16_383, 20_000, 65_535].map(side => ({
    what: `a picture of ${side} pixels squared`,
    fileName: 'file.png',
    bytes: pixelBomb(side, Math.min(side, 16_383)),
  })),
  { what: 'a picture of texts that unfold', fileName: 'file.png', bytes: textBomb() },
  { what: 'a GIF of 65,535 pixels squared', fileName: 'file.gif', bytes: sizedGIF(65_535, 65_535) },
  { what: 'a GIF of 5,000 pictures', fileName: 'file.gif', bytes: sizedGIF(4_000, 4_000, 5_000) },
  { what: 'a GIF of 300 large pictures', fileName: 'file.gif', bytes: sizedGIF(9_000, 9_000, 300) },
  { what: 'a JPEG of 65,500 pixels squared', fileName: 'file.jpg', bytes: await sizedJPEG(65_500, 65_500) },
  { what: 'a JPEG of 65,500 by 1', fileName: 'file.jpg', bytes: await sizedJPEG(65_500, 1) },
  { what: 'a WebP of 16,383 pixels squared', fileName: 'file.webp', bytes: sizedWebP() },
  ...['docx', 'xlsx', 'pptx', 'odt', 'zip'].map(ending => ({
    what: 'an archive that unfolds to 100 MB',
    fileName: `file.${ending}`,
    bytes: zipBomb(ending === 'odt' ? 'mimetype' : '[Content_Types].xml', packed),
  })),
  ...['docx', 'xlsx', 'odt', 'zip'].map(ending => ({
    what: 'an archive inside archives',
    fileName: `file.${ending}`,
    bytes: Buffer.concat(
      Array.from({ length: 50 }, (_, index) => latin(`PK\x03\x04${'\0'.repeat(22)}\x05\0\0\0${index}.zip`)),
    ),
  })),
]

/** Truncated images, and images with damaged bytes. */
const broken = (of: Record<string, Buffer>): HostileFile[] =>
  Object.entries(of).flatMap(([ending, bytes]) => [
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map(part => ({
      what: `a picture cut at ${part * 100}%`,
      fileName: `file.${ending}`,
      bytes: bytes.subarray(0, Math.ceil(bytes.length * part)),
    })),
    ...[3, 5, 7, 11, 13].map(step => ({
      what: `a picture with every ${step}th byte turned`,
      fileName: `file.${ending}`,
      bytes: bytes.map((byte, at) => (at > 16 && at % step === 0 ? byte ^ 0xff : byte)),
    })),
  ])

/** Images of unsupported types, under names of supported ones. */
const otherFormats = async (): Promise<HostileFile[]> => {
  const others: Record<string, Uint8Array> = {
    'a TIFF': await picture().tiff().toBuffer(),
    'a bitmap': latin(`BM${'\0'.repeat(12)}\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18${'\0'.repeat(30)}`),
    'an icon': latin(`\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0${'\0'.repeat(40)}`),
    'a Photoshop file': latin(`8BPS\0\x01${'\0'.repeat(40)}`),
    'a PostScript program': latin('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n'),
    'a JPEG XL': latin('\xff\x0a\xfa\x7f\x01\x90\x08\x06\x01\0'),
    'an OpenEXR file': latin(`v/1\x01\x02\0\0\0${'\0'.repeat(40)}`),
  }
  return Object.entries(others).flatMap(([what, bytes]) =>
    ['jpg', 'png', 'webp', 'avif', 'gif'].map(ending => ({ what, fileName: `file.${ending}`, bytes })),
  )
}

/** More than 150 files, always the same. */
export const hostileFiles = async (): Promise<HostileFile[]> => {
  const good = await pictures()
  return [...(await bombs()), ...polyglots(good), ...broken(good), ...(await otherFormats()), ...disguised()]
}

/** Content that is dangerous when a browser renders it as a page. */
export const traces = [script, '<?php', '<svg', '<html', 'PK\x03\x04evil']
