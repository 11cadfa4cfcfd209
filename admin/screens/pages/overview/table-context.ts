import type { BulkAction } from '@ximblox/contract/bulk'
import type { Locale } from '@ximblox/contract/locales'
import type { OverviewRow } from '@ximblox/contract/overview'
import type { OverviewPreferences } from '../../../preferences.ts'
import type { Selection } from './use-selection.ts'

/** What every row of the table needs. */
export interface TableContext {
  locales: readonly string[]
  preferences: OverviewPreferences
  /** Whether the list goes by the dates of its pages. */
  isDated: boolean
  selection: Selection
  onTranslate: (row: OverviewRow, locale: Locale) => void
  onAct: (action: BulkAction, rows: readonly OverviewRow[]) => void
}

/** An action on pages that is being prepared; `under` is where they were dragged to. */
export interface PreparedAction {
  action: BulkAction
  rows: readonly OverviewRow[]
  under?: OverviewRow
}
