import { useSearch } from '@tanstack/react-router'
import { type AuditRow, auditColumns } from '@ximblox/contract/audit'
import { useClient } from '../../api/client.tsx'
import { periodArguments } from '../../list/period.ts'
import { type PagedList, usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { type AuditFilter, filterIn, filterKeys, isFiltered } from './audited-action.ts'

interface AuditList {
  list: PagedList<AuditRow>
  filter: AuditFilter
  filterBy(key: keyof AuditFilter, value: string): void
  /** Present if a filter is set. */
  clearFilters: (() => void) | undefined
  /** Exports the rows that match the filters. */
  exportUrl: string
}

/** The audit log, filtered by the URL. */
export const useAuditList = (): AuditList => {
  const client = useClient()
  const { filterBy, clearFilters } = useSearchFilter<keyof AuditFilter>()
  const filter = filterIn(useSearch({ strict: false }))
  const filters = {
    action: filter.kind,
    ...(filter.by !== '' && { actor: Number(filter.by) }),
    ...(filter.about !== '' && { page: Number(filter.about) }),
    ...periodArguments(filter),
  }
  const list = usePagedList({
    key: ['audit', filter],
    columns: auditColumns,
    defaultOrder: { columnToSort: 'at', sortOrder: 'desc' },
    fetchPage: async (list, signal) =>
      (await client.audit.list({ body: { ...filters, ...list } }, { signal })).data,
  })
  const exportUrl = client.audit.csv({ query: { ...filters, searchTerm: list.searchTerm } })
  return {
    list,
    filter,
    filterBy,
    clearFilters: isFiltered(filter) ? () => clearFilters(filterKeys) : undefined,
    exportUrl,
  }
}
