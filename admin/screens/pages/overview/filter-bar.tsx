import { Button } from '@mantine/core'
import ListFilter from 'lucide-react/icons/list-filter'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import type { DemandProps } from '../../../ui/on-demand.tsx'
import { FilterOpener, type FilterProps } from './filter-opener.tsx'
import { filterKeys, type PageFilter } from './use-overview.ts'

// Not needed to show the overview.
const SetFilter = lazyComponent(async () => (await import('./set-filter.tsx')).SetFilter)

/** The filters behind a button, and those that are set as chips. */
export const FilterBar = (props: FilterProps) => {
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
      <Suspense>
        {set.map(key => (
          <SetFilter key={key} {...props} name={nameOf(key, filter)} onRemove={() => onFilter(key, '')} />
        ))}
      </Suspense>
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
