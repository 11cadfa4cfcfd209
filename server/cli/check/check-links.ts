import { pathOf } from '@ximblox/contract/rules/locale-path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.generated.ts'
import { readLocales } from '../../settings/store.ts'
import { countOf } from '../output.ts'
import { type Finding, someOf } from './finding.ts'

interface LinkingPage {
  id: number
  locale: string
  slug: string
  type: string
  title: string
}

/** Published pages that refer to a page that is not published, or to a file that does not exist. */
export const checkLinks = async (db: Kysely<DB>): Promise<Finding[]> => {
  const { rows } = await sql<LinkingPage>`
    select l.id, l.locale, l.slug, l.type, l.title from live_page l
    where exists (
      select from unnest(l.refs) ref
      where ref ~ '^p[0-9]+$' and not exists (select from live_page target where target.id = substr(ref, 2)::bigint)
        or ref ~ '^f[0-9]+$' and not exists (select from live_file file where file.id = substr(ref, 2)::bigint))
    order by l.locale, l.slug`.execute(db)
  if (rows.length === 0) return []
  const settings = await readLocales(db)
  return [
    {
      area: 'links',
      severity: 'problem',
      message: `links to pages that are not published or files that do not exist, on ${countOf(rows.length, 'published page')}: ${someOf(rows.map(page => pathOf(page, settings)))}`,
      remedy:
        'Open the pages in the editor: it lists such links. Publish their targets, or change the links.',
    },
  ]
}
