import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/**
 * The image, its colours and its orientation. Text chunks are dropped because a few bytes may decompress to any size.
 */
const needed = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'cICP',
  'pHYs',
  'eXIf',
])
/** The frames of an animated PNG. */
const animation = new Set(['acTL', 'fcTL', 'fdAT'])
/** Of the signature and the chunk IHDR. */
const endOfHeader = 33
const maxProfileBytes = 4_194_304

/** Reduces a PNG to the chunks needed to display it. Returns undefined when it is not a PNG or is truncated. */
export const cleanPNG = (bytes: Buffer<ArrayBuffer>): Buffer | undefined =>
  reduced(bytes, type => needed.has(type))

/** The same for one that is stored without being encoded again; the orientation comes with metadata. */
export const cleanAPNG = (bytes: Buffer<ArrayBuffer>): Buffer | undefined =>
  reduced(bytes, type => (needed.has(type) && type !== 'eXIf') || animation.has(type))

/** The number of frames of an animated PNG. */
export const framesOfAPNG = (bytes: Buffer): number => {
  const at = bytes.indexOf('acTL')
  return at < 0 || at + 8 > bytes.length ? 1 : bytes.readUInt32BE(at + 4)
}

/** A PNG of our own with a colour profile. */
export const withProfile = (png: Buffer, profile: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), chunk.length - 4)
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)])
}

const reduced = (
  bytes: Buffer<ArrayBuffer>,
  isNeeded: (type: string) => boolean,
): Buffer<ArrayBuffer> | undefined => {
  if (!bytes.subarray(0, 8).equals(signature)) return
  const kept = [signature]
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return
    const chunk = bytes.subarray(at, end)
    const type = chunk.toString('latin1', 4, 8)
    if (isNeeded(type) || (type === 'iCCP' && isProfile(chunk))) kept.push(chunk)
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

/** Colour profiles are compressed, so the check decompresses them up to a size limit. */
const isProfile = (chunk: Buffer<ArrayBuffer>): boolean => {
  const packed = chunk.indexOf(0, 8) + 2
  try {
    return inflateSync(chunk.subarray(packed, -4), { maxOutputLength: maxProfileBytes }).length > 0
  } catch {
    return false
  }
}
