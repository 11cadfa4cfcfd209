import { Button } from '@mantine/core'
import ListFilter from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import chipClasses from '../../../list/chip.module.css'
import { Chip } from '../../../list/chip.tsx'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../../../ui/on-demand.tsx'
import { filterKeys, type PageFilter } from './use-overview.ts'

// Not needed to show the overview.
const FilterPopover = lazyComponent(async () => (await import('./filter-popover.tsx')).FilterPopover)

interface Props {
  filter: PageFilter
  onFilter: (key: keyof PageFilter, value: string) => void
}

/** The filters behind a button, and those that are set as chips. */
export const FilterBar = (props: Props) => {
  const t = useTranslations('overview')
  const nameOf = useFilterName()
  const { filter, onFilter } = props
  const set = filterKeys.filter(key => filter[key] !== '')
  const button = (demand: DemandProps) => (
    <Button
      {...demand}
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<ListFilter size={14} aria-hidden />}
    >
      {t('filter')}
    </Button>
  )
  return (
    <>
      <FilterOpener {...props} button={button} />
      {set.map(key => (
        <SetFilter key={key} {...props} name={nameOf(key, filter)} onRemove={() => onFilter(key, '')} />
      ))}
    </>
  )
}

const SetFilter = ({ name, onRemove, ...props }: Props & { name: string; onRemove: () => void }) => {
  const button = (demand: DemandProps) => (
    <button {...demand} type="button" className={chipClasses.control}>
      {name}
    </button>
  )
  return (
    <Chip value={name} onRemove={onRemove}>
      <FilterOpener {...props} button={button} />
    </Chip>
  )
}

const FilterOpener = ({ button, ...props }: Props & { button: (props: DemandProps) => ReactNode }) => (
  <OnDemand opens="dialog" button={button}>
    <FilterPopover target={button({})} {...props} />
  </OnDemand>
)

const useFilterName = () => {
  const t = useTranslations('page')
  const tState = useTranslations('page.state')
  const tTags = useTranslations('tags')
  const localeName = useLocaleName()
  return (key: (typeof filterKeys)[number], { locale, state }: PageFilter): string => {
    if (key === 'locale') return localeName(locale)
    if (key === 'state') return state === '' ? '' : tState(state)
    return key === 'by' ? `${t('by')}: ${t('byMe')}` : tTags('filter')
  }
}
