import type { ReactNode } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../../../ui/on-demand.tsx'
import type { PageFilter } from './use-overview.ts'

// Not needed to show the overview.
const FilterPopover = lazyComponent(async () => (await import('./filter-popover.tsx')).FilterPopover)

export interface FilterProps {
  filter: PageFilter
  onFilter: (key: keyof PageFilter, value: string) => void
}

/** A button that opens the filters. */
export const FilterOpener = ({
  button,
  ...props
}: FilterProps & { button: (props: DemandProps) => ReactNode }) => (
  <OnDemand opens="dialog" button={button}>
    <FilterPopover target={button({})} {...props} />
  </OnDemand>
)
