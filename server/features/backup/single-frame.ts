import { BackupError } from './backup-error.ts'

/** A frame of no content, which Node.js writes after the real one when the last chunk and the end come together. */
const emptyFrame = Buffer.from('28b52ffd240001000099e9d851', 'hex')

/**
 * Passes on one frame of Zstandard (RFC 8878) and nothing else. Node.js does not notice that the empty frame is cut off,
 * and fails when it is divided between two chunks. Throws a `BackupError` unless exactly one frame is there.
 */
export async function* singleFrame(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const structure = readStructure()
  let part = structure.next()
  let header = Buffer.alloc(0)
  let passed = 0
  let rest = Buffer.alloc(0)
  for await (const chunk of source) {
    let at = 0
    while (!part.done && at < chunk.length) {
      const { length, isHeader } = part.value
      const taken = chunk.subarray(at, at + length - passed)
      at += taken.length
      passed += taken.length
      if (isHeader) header = Buffer.concat([header, taken])
      if (passed < length) continue
      part = structure.next(header)
      header = Buffer.alloc(0)
      passed = 0
    }
    if (at > 0) yield chunk.subarray(0, at)
    rest = Buffer.concat([rest, chunk.subarray(at)])
    if (rest.length > emptyFrame.length) break
  }
  if (!part.done) throw new BackupError('the backup is incomplete')
  if (rest.length === 0 || rest.equals(emptyFrame)) return
  const isCutOff = rest.equals(emptyFrame.subarray(0, rest.length))
  throw new BackupError(isCutOff ? 'the backup is incomplete' : 'the backup is damaged: something follows it')
}

interface Part {
  /** In bytes, at least one. */
  length: number
  /** Whether the reader of the structure has to see its bytes. */
  isHeader: boolean
}

/** The parts of a frame, one after another. The bytes of a header are handed back with the next call. */
function* readStructure(): Generator<Part, void, Buffer> {
  const start = yield { length: 5, isHeader: true }
  if (start.readUInt32LE(0) !== 0xfd2fb528) throw new BackupError('the backup is damaged: this is no backup')
  const descriptor = start.readUInt8(4)
  const isSingleSegment = (descriptor & 0x20) !== 0
  const windowSize = isSingleSegment ? 0 : 1
  const dictionarySize = [0, 1, 2, 4][descriptor & 3] ?? 0
  const contentSize = [isSingleSegment ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0
  const headerSize = windowSize + dictionarySize + contentSize
  if (headerSize > 0) yield { length: headerSize, isHeader: false }
  for (;;) {
    const block = (yield { length: 3, isHeader: true }).readUIntLE(0, 3)
    const isRepeatedByte = ((block >> 1) & 3) === 1
    const blockSize = isRepeatedByte ? 1 : block >> 3
    if (blockSize > 0) yield { length: blockSize, isHeader: false }
    if ((block & 1) === 1) break
  }
  const hasChecksum = (descriptor & 4) !== 0
  if (hasChecksum) yield { length: 4, isHeader: false }
}
