import type { ReactNode } from 'react'
import { BarPopover } from '../../../list/bar-popover.tsx'
import { PageFilters } from './filter-fields.tsx'
import type { PageFilter } from './use-overview.ts'

interface Props {
  target: ReactNode
  filter: PageFilter
  onFilter: (key: keyof PageFilter, value: string) => void
}

export const FilterPopover = ({ target, filter, onFilter }: Props) => (
  <BarPopover target={target} position="bottom-start">
    <PageFilters filter={filter} onFilter={onFilter} />
  </BarPopover>
)
