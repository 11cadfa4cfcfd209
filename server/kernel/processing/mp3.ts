import { open } from 'node:fs/promises'

const searched = 65_536

/** Bit rates of layer III in kilobits per second, by the index in the header: for MPEG 1, and for MPEG 2 and 2.5. */
const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
/** Sample rates by the version in the header: 0 is MPEG 2.5, 2 is MPEG 2, 3 is MPEG 1. */
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8_000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
}

/** True when a file has two consecutive MP3 frames after its optional ID3 tag. */
export const isMP3 = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const head = Buffer.alloc(10)
    await file.read(head, 0, head.length, 0)
    const bytes = Buffer.alloc(searched)
    const { bytesRead } = await file.read(bytes, 0, searched, tagLength(head))
    return holdsFrames(bytes.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The length of the ID3v2 tag at the beginning. Its size is stored with 7 bits per byte. */
const tagLength = (head: Buffer): number => {
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
  return head.length + size
}

/** Encoders and editors leave padding before the first frame. */
const holdsFrames = (bytes: Buffer): boolean => {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const length = frameLength(bytes, at)
    if (length > 0 && frameLength(bytes, at + length) > 0) return true
  }
  return false
}

/** Returns 0 where no frame begins. */
const frameLength = (bytes: Buffer, at: number): number => {
  if (at + 4 > bytes.length) return 0
  const header = bytes.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const isLayerIII = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1
  const bitRate = bitRates[version === 3 ? 1 : 2][(header >>> 12) & 15] ?? 0
  const sampleRate = sampleRates[version]?.[(header >>> 10) & 3]
  if (!isLayerIII || bitRate === 0 || sampleRate === undefined) return 0
  const samples = version === 3 ? 144 : 72
  return Math.floor((samples * bitRate * 1000) / sampleRate) + ((header >>> 9) & 1)
}
