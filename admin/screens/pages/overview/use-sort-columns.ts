import { useTranslations } from 'use-intl'
import type { SortColumn } from '../../../list/sort-controls.tsx'

/** What the list of pages can be sorted by. */
export const useSortColumns = ({
  isSearched,
  isDated,
}: {
  isSearched: boolean
  isDated: boolean
}): SortColumn[] => {
  const t = useTranslations('page')
  const tOverview = useTranslations('overview')
  return [
    ...(isSearched ? [{ value: '', label: tOverview('bestMatch') }] : []),
    { value: 'title', label: t('title') },
    ...(isDated ? [{ value: 'date', label: t('date'), order: 'desc' as const }] : []),
    { value: 'updatedAt', label: t('updated'), order: 'desc' },
    { value: 'publishedAt', label: t('published'), order: 'desc' },
    { value: 'state', label: t('stateTitle') },
    { value: 'author', label: t('author') },
  ]
}
