import { stableStringify } from '@ximblox/contract/rules/equal'
import type { App } from '../app-context.ts'
import { type FoundMismatches, findMismatches } from './find.ts'
import type { Run } from './store.ts'

const lines = 20

/** Logs what a check found, and again only when that is something else. */
export const createReport = (app: Pick<App, 'db' | 'log' | 'config'>) => {
  let logged = ''
  return async (run: Run, milliseconds: number): Promise<void> => {
    const found = await findMismatches(app.db, { pageIndex: 0, pageSize: lines })
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
    .slice(0, lines)
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
