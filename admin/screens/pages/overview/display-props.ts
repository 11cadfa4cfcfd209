import type { SortColumn } from '../../../list/sort-controls.tsx'
import type { OverviewPreferences } from '../../../preferences.ts'
import type { PageOverview } from './use-overview.ts'

export interface DisplayProps {
  list: PageOverview['list']
  sortColumns: readonly SortColumn[]
  isDated: boolean
  preferences: OverviewPreferences
  onChange: (preferences: OverviewPreferences) => void
}
