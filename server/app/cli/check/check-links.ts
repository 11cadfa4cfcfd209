import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { Kysely } from 'kysely'
import { readLocales } from '../../../features/settings/store.ts'
import type { DB } from '../../../kernel/db/schema.generated.ts'
import { countOf } from '../output.ts'
import { type Finding, someOf } from './finding.ts'
import { findPagesWithDeadLinks } from './store.ts'

/** Published pages that refer to a page that is not published, or to a file that does not exist. */
export const checkLinks = async (db: Kysely<DB>): Promise<Finding[]> => {
  const rows = await findPagesWithDeadLinks(db)
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
