import { checkContent as compareContent } from '../../../features/content-check/check-content.ts'
import { findMismatches } from '../../../features/content-check/mismatch-store.ts'
import type { App } from '../../../kernel/app-context.ts'
import { lockKeys } from '../../../kernel/db/lock-keys.ts'
import type { Connection } from '../../../kernel/db/pool.ts'
import { whileHolding } from '../../../kernel/db/while-holding.ts'
import { countOf } from '../output.ts'
import { type Finding, someOf } from './finding.ts'

const shown = 5

/** Stored content against the definitions of the site. While a node compares it, its last result counts. */
export const checkContent = async (app: App, connection: Connection): Promise<Finding[]> => {
  await whileHolding(connection, lockKeys.contentCheck, signal => compareContent(app, { signal }))
  const { items, totalItems, totalLive } = await findMismatches(app.db, { pageIndex: 0, pageSize: shown })
  if (totalItems === 0) return []
  const pages = items.map(({ title, path, pageID }) => path ?? `page ${pageID} "${title}"`)
  return [
    {
      area: 'content',
      severity: totalLive > 0 ? 'problem' : 'note',
      message: `stored content that does not match the definitions of the site, on ${countOf(totalItems, 'page')}, ${totalLive} of them published: ${someOf(pages, totalItems)}`,
      remedy: 'See Settings › Content check; correct the pages, or add an upgrade to the definition.',
    },
  ]
}
