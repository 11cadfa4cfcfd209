import { ActionIcon, Popover } from '@mantine/core'
import Settings2 from 'lucide-react/icons/settings-2'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { SortColumn } from '../../../list/sort-controls.tsx'
import type { OverviewPreferences } from '../../../preferences.ts'
import type { PageOverview } from './use-overview.ts'

// Not needed to show the overview.
const DisplayFields = lazy(() =>
  import('./display-fields.tsx').then(({ DisplayFields }) => ({ default: DisplayFields })),
)

export interface DisplayProps {
  list: PageOverview['list']
  sortColumns: readonly SortColumn[]
  preferences: OverviewPreferences
  onChange: (preferences: OverviewPreferences) => void
}

/** The order of the rows, their columns and their height. */
export const DisplayMenu = (props: DisplayProps) => {
  const t = useTranslations('overview')
  return (
    <Popover position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('display')} title={t('display')}>
          <Settings2 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <DisplayFields {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
