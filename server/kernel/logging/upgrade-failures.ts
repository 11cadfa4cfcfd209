import type { Block } from '@ximblox/contract/blocks'
import type { PageTypeContent } from '@ximblox/contract/pages'
import type { Logger } from './log.ts'

/** Returns the function that `upgradeContent` calls for each failing upgrade of a page. */
export type ReportUpgradeFailure = (
  pageID: number,
) => (stored: Block | PageTypeContent, error: unknown) => void

const maxReports = 1_000

/** Logs a failing upgrade once for each page, type and version, however often the page is read. */
export const reportUpgradeFailures = (log: Logger): ReportUpgradeFailure => {
  const reported = new Set<string>()
  return pageID => (stored, error) => {
    const part = 'type' in stored ? { blockType: stored.type } : { pageType: stored.id }
    const details = { pageID, ...part, version: stored.version }
    const key = JSON.stringify(details)
    if (reported.has(key) || reported.size >= maxReports) return
    reported.add(key)
    log.error({ err: error, ...details }, 'stored props could not be upgraded')
  }
}
