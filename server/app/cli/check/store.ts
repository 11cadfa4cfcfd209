import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../kernel/db/schema.generated.ts'

export const knownPrefixes = async (db: Kysely<DB>, prefixes: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ prefix: string }>`
    select prefix from unnest(${prefixes}::text[]) prefix
    where exists (select from blob where hash >= prefix and hash < prefix || 'g')`.execute(db)
  return new Set(rows.map(({ prefix }) => prefix))
}

export interface LinkingPage {
  id: number
  locale: string
  slug: string
  type: string
  title: string
}

interface Content {
  hash: string
  size: number
  name: string | null
}

/** The contents that files have or had, each with the name of a file that has it now. */
export const findUsedContents = async (db: Kysely<DB>): Promise<Content[]> => {
  const { rows } = await sql<Content>`
    select hash, size, (select f.name from file f where f.blob_hash = hash limit 1) as name from blob
    where exists (select from file where blob_hash = hash)
      or exists (select from former_content where blob_hash = hash)
    order by hash`.execute(db)
  return rows
}

/** Published pages that refer to a page that is not published, or to a file that does not exist. */
export const findPagesWithDeadLinks = async (db: Kysely<DB>): Promise<LinkingPage[]> => {
  const { rows } = await sql<LinkingPage>`
    select l.id, l.locale, l.slug, l.type, l.title from live_page l
    where exists (
      select from unnest(l.refs) ref
      where ref ~ '^p[0-9]+$' and not exists (select from live_page target where target.id = substr(ref, 2)::bigint)
        or ref ~ '^f[0-9]+$' and not exists (select from live_file file where file.id = substr(ref, 2)::bigint))
    order by l.locale, l.slug`.execute(db)
  return rows
}
