import { useSearch } from '@tanstack/react-router'
import { type SubmissionRow, submissionColumns } from '@ximblox/contract/forms'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { type PagedList, usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { submissionsKey } from '../../submissions/use-forms.ts'
import {
  filterArguments,
  filterIn,
  filterKeys,
  isFiltered,
  type SubmissionFilter,
} from './submission-filter.ts'

interface SubmissionList {
  list: PagedList<SubmissionRow>
  filter: SubmissionFilter
  filterBy(key: keyof SubmissionFilter, value: string): void
  /** Present if a filter is set. */
  clearFilters: (() => void) | undefined
  /** Exports the submissions that match the filters. */
  exportUrl: string
}

/** The submissions of a form, filtered by the URL. */
export const useSubmissionList = (form: string): SubmissionList => {
  const client = useClient()
  const { filterBy, clearFilters } = useSearchFilter<keyof SubmissionFilter>()
  const { language } = useLanguage()
  const filter = filterIn(useSearch({ strict: false }))
  const filters = { form, ...filterArguments(filter) }
  const list = usePagedList({
    key: [...submissionsKey, 'list', form, filter],
    columns: submissionColumns,
    defaultOrder: { columnToSort: 'at', sortOrder: 'desc' },
    fetchPage: async (list, signal) =>
      (await client.forms.submissions({ query: { ...filters, ...list } }, { signal })).data,
  })
  return {
    list,
    filter,
    filterBy,
    clearFilters: isFiltered(filter) ? () => clearFilters(filterKeys) : undefined,
    exportUrl: client.forms.csv({ query: { ...filters, searchTerm: list.searchTerm, language } }),
  }
}
