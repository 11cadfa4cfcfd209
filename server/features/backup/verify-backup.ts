import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createArchiveDigest } from './archive-digest.ts'
import { BackupError } from './backup-error.ts'
import { entryNames, type Manifest, manifestSchema, type Summary, summarySchema } from './manifest.ts'
import { type ReadOptions, readArchive } from './read-archive.ts'

/** Reads a backup from beginning to end. Throws a `BackupError` when anything of it is damaged or missing. */
export const verifyBackup = async (
  source: Readable,
  options: ReadOptions,
): Promise<{ manifest: Manifest; summary: Summary }> => {
  const digest = createArchiveDigest()
  let manifest: Buffer | undefined
  let summary: Summary | undefined
  for await (const { name, size, content } of readArchive(source, options)) {
    if (summary) throw new BackupError('the backup is damaged: something follows its summary')
    if (name === entryNames.summary) {
      summary = readSummary(await buffer(content), digest.result())
      continue
    }
    digest.begin(name, size)
    if (name === entryNames.manifest) {
      manifest = await buffer(content)
      digest.update(manifest)
    } else for await (const chunk of content) digest.update(chunk)
  }
  if (!manifest || !summary) throw new BackupError('the backup is incomplete')
  return { manifest: readManifest(manifest), summary }
}

const readSummary = (bytes: Buffer, read: { entries: number; sha256: string }): Summary => {
  const parsed = summarySchema.safeParse(jsonOf(bytes))
  if (!parsed.success || read.entries !== parsed.data.entries || read.sha256 !== parsed.data.sha256)
    throw new BackupError('the backup is damaged: its content does not match its summary')
  return parsed.data
}

/** Only what is known to be undamaged can have another format. */
const readManifest = (bytes: Buffer): Manifest => {
  const parsed = manifestSchema.safeParse(jsonOf(bytes))
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
