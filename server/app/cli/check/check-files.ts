import type { Kysely } from 'kysely'
import type { DB } from '../../../kernel/db/schema.generated.ts'
import type { Storage, StoredName } from '../../../kernel/storage/storage.ts'
import { countOf } from '../output.ts'
import { type Finding, someOf } from './finding.ts'
import { findUsedContents, knownPrefixes } from './store.ts'

const day = 86_400_000
/** Originals and their renditions begin with as much of the hash. */
const prefixLength = 32
const batchSize = 1_000

interface Context {
  db: Kysely<DB>
  storage: Storage
  now: () => Date
}

/** The rows of contents against the storage: bytes that are missing, and files that no row knows. */
export const checkFiles = async ({ db, storage, now }: Context): Promise<Finding[]> => {
  const sizes = new Map<string, number>()
  const orphans: StoredName[] = []
  let batch: StoredName[] = []
  const before = now().getTime() - day
  const compare = async () => {
    const known = await knownPrefixes(db, [...new Set(batch.map(prefixOf))])
    // A file that has just been stored belongs to an upload that is not finished.
    orphans.push(...batch.filter(file => !known.has(prefixOf(file)) && file.changedAt.getTime() < before))
    batch = []
  }
  for await (const file of storage.list()) {
    if (file.name.length === hashLength) sizes.set(file.name, file.size)
    batch.push(file)
    if (batch.length >= batchSize) await compare()
  }
  await compare()
  return [...(await findMissing(db, storage, sizes)), ...describeOrphans(orphans)]
}

const hashLength = 64
const prefixOf = ({ name }: StoredName) => name.slice(0, prefixLength)

const findMissing = async (
  db: Kysely<DB>,
  storage: Storage,
  sizes: ReadonlyMap<string, number>,
): Promise<Finding[]> => {
  const rows = await findUsedContents(db)
  const missing: string[] = []
  for (const { hash, size, name } of rows) {
    // What was stored after the storage was listed is there now.
    if (sizes.get(hash) === size || (await storage.size(hash)) === size) continue
    missing.push(`${name ?? 'a previous version'} (${storage.locate(hash)})`)
  }
  if (missing.length === 0) return []
  return [
    {
      area: 'files',
      severity: 'problem',
      message: `the storage lacks the content of ${countOf(missing.length, 'file')}: ${someOf(missing)}`,
      remedy:
        'Copy the missing files back from a backup of the storage, or upload them again in the library.',
    },
  ]
}

const describeOrphans = (orphans: readonly StoredName[]): Finding[] => {
  if (orphans.length === 0) return []
  const megabytes = (orphans.reduce((sum, { size }) => sum + size, 0) / 1_048_576).toFixed(1)
  return [
    {
      area: 'files',
      severity: 'note',
      message: `the storage has ${countOf(orphans.length, 'file')} that nothing refers to, ${megabytes} MB: ${someOf(orphans.map(({ name }) => name))}`,
      remedy: 'They only take up space. Delete them once you have a backup.',
    },
  ]
}
