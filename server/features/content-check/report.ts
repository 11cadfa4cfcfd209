import { stableStringify } from '@ximblox/contract/rules/equal'
import type { App } from '../../kernel/app-context.ts'
import { type FoundMismatches, findMismatches } from './mismatch-store.ts'
import type { Run } from './store.ts'

const maxLines = 20

/** Logs the result of a check, unless it equals the last logged one. */
export const createReport = (app: Pick<App, 'db' | 'log' | 'config'>) => {
  let logged = ''
  return async (run: Run, milliseconds: number): Promise<void> => {
    const found = await findMismatches(app.db, { pageIndex: 0, pageSize: maxLines })
    const details = summaryOf(found, run, app.config.publicURL)
    const text = stableStringify(details)
    if (text === logged) return
    logged = text
    const took = { checked: run.pages, ms: Math.round(milliseconds) }
    if (found.totalItems === 0 && run.changed.length === 0)
      app.log.info(took, 'stored content matches the definitions of the site')
    else app.log.warn({ ...took, ...details }, 'stored content does not match the definitions of the site')
  }
}

const summaryOf = (
  { items, totalItems, totalLive }: FoundMismatches,
  { changed }: Run,
  publicURL: string,
) => ({
  livePages: totalLive,
  drafts: totalItems - totalLive,
  changedDefinitions: changed
    .slice(0, maxLines)
    .map(
      ({ kind, id, version, parts, pages }) =>
        `${kind} "${id}" changed without a raised version ${version}, used by ${pages} pages: ${parts.join(', ')}`,
    ),
  pages: items.map(({ isLive, path, pageID, title, mismatches }) => {
    const [first] = mismatches
    const where = isLive ? `${publicURL}${path}` : `draft of page ${pageID} "${title}"`
    return `${where}: ${first?.kind} ${first?.type} at ${first?.property}`
  }),
})
