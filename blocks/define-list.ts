import type { Fields, PropsOf } from './fields/fields.ts'
import type { Label } from './label.ts'

/** What visitors can filter lists of a page type by. */
export interface FilterDefinition<F extends Fields = Fields> {
  label: Label
  /** The names of the values, in the order in which they are offered; by default a value is its own name. */
  options?: Readonly<Record<string, Label>>
  /** The values of a page, at most 100 characters each; empty ones are left out. */
  values(props: PropsOf<F>, now: Date): readonly string[]
}

/** What lists of a page type can be sorted by, besides the date and the title. */
export interface SortDefinition<F extends Fields = Fields> {
  label: Label
  /** Pages without a key come last, whatever the direction. */
  key(props: PropsOf<F>, now: Date): string | number | null
  descending?: boolean
}

/** The filter by public tags, which every page type has. */
export const tagFilter = 'tag'

/** Query parameters of every list, which filters share the URL with. */
export const listParams = { page: 'page', sort: 'sort' } as const

/** The orders that every list has; `picked` is that of the ids of the query. */
export const commonSorts = ['newest', 'title', 'picked'] as const

/** Values are part of URLs, and longer parameters are ignored there. */
export const filterValueMax = 100
