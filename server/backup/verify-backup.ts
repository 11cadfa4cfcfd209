import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type * as z from 'zod'
import { createArchiveDigest } from './archive-digest.ts'
import { BackupError } from './backup-error.ts'
import { entryNames, type Manifest, manifestSchema, type Summary, summarySchema } from './manifest.ts'
import { readArchive } from './read-archive.ts'

/** Reads a backup from beginning to end. Throws a `BackupError` when anything of it is damaged or missing. */
export const verifyBackup = async (
  source: Readable,
  options: { passphrase: string | undefined },
): Promise<{ manifest: Manifest; summary: Summary }> => {
  const digest = createArchiveDigest()
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  for await (const { name, size, content } of readArchive(source, options)) {
    if (summary) throw new BackupError('the backup is damaged: something follows its summary')
    if (name === entryNames.summary) {
      summary = await readEntry(content, summarySchema)
      const read = digest.result()
      if (read.entries !== summary.entries || read.sha256 !== summary.sha256)
        throw new BackupError('the backup is damaged: its content does not match its summary')
      continue
    }
    digest.begin(name, size)
    if (name === entryNames.manifest) {
      const bytes = await buffer(content)
      digest.update(bytes)
      manifest = parse(bytes, manifestSchema)
    } else for await (const chunk of content) digest.update(chunk)
  }
  if (!manifest || !summary) throw new BackupError('the backup is incomplete')
  return { manifest, summary }
}

const readEntry = async <T>(content: Readable, schema: z.ZodType<T>): Promise<T> =>
  parse(await buffer(content), schema)

const parse = <T>(bytes: Buffer, schema: z.ZodType<T>): T => {
  const parsed = schema.safeParse(jsonOf(bytes))
  if (!parsed.success) throw new BackupError('the backup has a format that this version cannot read')
  return parsed.data
}

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
