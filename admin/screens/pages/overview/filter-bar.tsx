import { Button } from '@mantine/core'
import ListFilter from 'lucide-react/icons/list-filter'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../../../ui/on-demand.tsx'
import classes from './bar.module.css'
import { filterKeys, type PageFilter } from './use-overview.ts'

// Not needed to show the overview.
const FilterPopover = lazyComponent(async () => (await import('./filter-popover.tsx')).FilterPopover)

interface Props {
  filter: PageFilter
  onFilter: (key: keyof PageFilter, value: string) => void
}

/** The filters behind a button, and those that are set as chips. */
export const FilterBar = ({ filter, onFilter }: Props) => {
  const t = useTranslations('overview')
  const nameOf = useFilterName()
  const set = filterKeys.filter(key => filter[key] !== '')
  const button = (props: DemandProps) => (
    <Button
      {...props}
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
      <OnDemand opens="dialog" button={button}>
        <FilterPopover target={button({})} filter={filter} onFilter={onFilter} />
      </OnDemand>
      {set.map(key => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-label={t('removeFilter', { filter: nameOf(key, filter) })}
          onClick={() => onFilter(key, '')}
        >
          {nameOf(key, filter)}
          <X size={12} aria-hidden />
        </button>
      ))}
    </>
  )
}

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
