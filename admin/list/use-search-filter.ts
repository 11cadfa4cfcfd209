import { useNavigate } from '@tanstack/react-router'
import { type Search, without } from '../search-params.ts'

type FilterKey = Exclude<keyof Search, 'page'>

interface SearchFilter<Key> {
  /** An empty value removes the filter. */
  filterBy(key: Key, value: string): void
  clearFilters(keys: readonly Key[]): void
}

/** Filters a list by the URL. The list begins at its first page again. */
export const useSearchFilter = <Key extends FilterKey>(): SearchFilter<Key> => {
  const navigate = useNavigate()
  const change = (keys: readonly Key[], next: Search) =>
    void navigate({
      to: '.',
      search: (previous: Search) => ({ ...without(previous, ['page', ...keys]), ...next }),
    })
  return {
    filterBy: (key, value) => change([key], value === '' ? {} : { [key]: value }),
    clearFilters: keys => change(keys, {}),
  }
}
