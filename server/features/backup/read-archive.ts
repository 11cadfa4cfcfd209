import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { decrypting, encryptedMark } from './encryption.ts'
import { singleFrame } from './single-frame.ts'

export interface ArchiveEntry {
  name: string
  size: number
  /** Must be read to its end before the next entry. */
  content: Readable
}

export interface ReadOptions {
  passphrase: string | undefined
  /** Ends the reading, with its reason as the error. */
  signal?: AbortSignal
}

/** Reads the entries of an archive one after another. Throws a `BackupError` when it is damaged or cut off. */
export async function* readArchive(
  source: Readable,
  { passphrase, signal = new AbortController().signal }: ReadOptions,
): AsyncGenerator<ArchiveEntry> {
  const bytes = await startOf(source)
  const entries = extract()
  const frame = singleFrame(
    bytes.isEncrypted ? decrypting(passphraseFrom(passphrase))(bytes.all()) : bytes.all(),
  )
  const read = pipeline(frame, createZstdDecompress(), entries, { signal })
  read.catch(() => {})
  try {
    for await (const entry of explainingDamage(entries, signal))
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        content: Readable.from(explainingDamage(entry, signal), { objectMode: false }),
      }
    await read
  } finally {
    entries.destroy()
    source.destroy()
  }
}

const passphraseFrom = (passphrase: string | undefined): string => {
  if (!passphrase) throw new BackupError('the backup is encrypted: set BACKUP_PASSPHRASE to read it')
  return passphrase
}

/** Whatever the layers below complain of is damage to the backup, except failures to read the file itself. */
async function* explainingDamage<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof BackupError || Object(error).syscall !== undefined) throw error
    throw new BackupError('the backup is damaged or incomplete', { cause: error })
  }
}

/** Reads as much as tells whether a stream is encrypted. */
const startOf = async (source: Readable) => {
  const iterator = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let length = 0
  while (length < encryptedMark.length) {
    const { value, done } = await iterator.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const start = Buffer.concat(first)
  return {
    isEncrypted: start.subarray(0, encryptedMark.length).toString('latin1') === encryptedMark,
    all: async function* () {
      yield start
      for (;;) {
        const { value, done } = await iterator.next()
        if (done) return
        yield value
      }
    },
  }
}
