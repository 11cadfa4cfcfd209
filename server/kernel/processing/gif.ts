const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const graphicControl = 0xf9
const application = 0xff
/** These extensions set how often the animation repeats. Those of other applications are dropped. */
const looping = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/**
 * Reduces a GIF to its frames, their timing and looping. Comments, other applications' extensions and trailing data are
 * dropped. Returns undefined when it is not a GIF or is truncated.
 */
export const cleanGIF = (bytes: Uint8Array): Uint8Array | undefined => {
  if (!/^GIF8[79]a$/.test(text(bytes, 0, 6))) return
  let at = 13 + tableSize(bytes[10])
  const kept = [bytes.subarray(0, at)]
  for (;;) {
    const kind = bytes[at]
    if (kind === trailer) return Buffer.concat([...kept, Uint8Array.of(trailer)])
    const data = kind === image ? at + 11 + tableSize(bytes[at + 9]) : kind === extension ? at + 2 : undefined
    const end = data && endOfBlocks(bytes, data)
    if (end === undefined) return
    if (kind === image || isNeeded(bytes, at, end)) kept.push(bytes.subarray(at, end))
    at = end
  }
}

/** The size of the colour table that follows a descriptor with these flags, in bytes. */
const tableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Data is stored in blocks of up to 255 bytes, each preceded by its length. A length of 0 ends the data. */
const endOfBlocks = (bytes: Uint8Array, start: number): number | undefined => {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return
    at += length + 1
    if (length === 0) return at
  }
}

/** Checks the label and the exact length, so that a needed block cannot contain anything else. */
const isNeeded = (bytes: Uint8Array, at: number, end: number): boolean => {
  const label = bytes[at + 1]
  if (label === graphicControl) return end - at === 8
  return label === application && end - at === 19 && looping.includes(text(bytes, at + 3, at + 14))
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))
