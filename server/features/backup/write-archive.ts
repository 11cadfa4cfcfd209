import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, constants as zlib } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { createArchiveDigest } from './archive-digest.ts'
import { encrypting } from './encryption.ts'
import { entryNames, type Summary } from './manifest.ts'
import { singleFrame } from './single-frame.ts'

export interface ArchiveWriter {
  /** Appends an entry whose content is in memory. */
  add(name: string, content: Buffer | string): Promise<void>
  /** Appends an entry of this many bytes. Throws when the source has another size. */
  addStream(name: string, size: number, source: Readable): Promise<void>
}

/**
 * Writes a tar archive, compressed and, with a passphrase, encrypted. Its last entry is a summary, so that an archive
 * that was cut off differs from a complete one.
 */
export const writeArchive = async (
  target: Writable,
  { passphrase }: { passphrase: string | undefined },
  write: (archive: ArchiveWriter) => Promise<Pick<Summary, 'missing'>>,
): Promise<void> => {
  const pack = createPack()
  const compressed = createZstdCompress({ params: { [zlib.ZSTD_c_checksumFlag]: 1 } })
  const writing = new AbortController()
  const { signal } = writing
  const written = passphrase
    ? pipeline(pack, compressed, singleFrame, encrypting(passphrase), target, { signal })
    : pipeline(pack, compressed, singleFrame, target, { signal })
  const failed = written.then(() => new Promise<never>(() => {}))
  try {
    await Promise.race([writeEntries(pack, write), failed])
    pack.finalize()
    await written
  } catch (error) {
    writing.abort()
    await written.catch(() => {})
    throw error
  }
}

const writeEntries = async (
  pack: Pack,
  write: (archive: ArchiveWriter) => Promise<Pick<Summary, 'missing'>>,
): Promise<void> => {
  const digest = createArchiveDigest()
  const add = (name: string, content: Buffer | string) => {
    const bytes = Buffer.from(content)
    digest.begin(name, bytes.length)
    digest.update(bytes)
    return addEntry(pack, name, bytes)
  }
  const addStream = async (name: string, size: number, source: Readable) => {
    digest.begin(name, size)
    source.on('data', chunk => digest.update(chunk))
    await pipeline(source, pack.entry({ name, size }))
  }
  const { missing } = await write({ add, addStream })
  const summary: Summary = { ...digest.result(), missing }
  await addEntry(pack, entryNames.summary, Buffer.from(JSON.stringify(summary)))
}

const addEntry = (pack: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    pack.entry({ name }, content, error => (error ? reject(error) : resolve()))
  })
