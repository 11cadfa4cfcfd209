import * as z from 'zod'

/**
 * The order of a backup's entries: the manifest, the secret when the instance generated one, the tables in parts, the
 * content of the files, and the summary. Without its summary a backup is incomplete.
 */
export const entryNames = {
  manifest: 'manifest.json',
  secret: 'secret',
  part: (table: string, number: number) => `database/${table}/${String(number).padStart(6, '0')}`,
  media: (hash: string) => `media/${hash}`,
  summary: 'summary.json',
}

/** The first entry: what follows, and what a database must be like to take it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations of the database, whose columns the tables have. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^\d+$/) })),
  files: z.object({ count: z.int(), bytes: z.int() }),
})
export type Manifest = z.output<typeof manifestSchema>

/** The last entry. */
export const summarySchema = z.object({
  /** How many entries come before it, and the digest of their names and contents. */
  entries: z.int(),
  sha256: z.string(),
  /** Hashes of files whose content the storage no longer had. */
  missing: z.array(z.string()),
})
export type Summary = z.output<typeof summarySchema>
