import type { BlockInput } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import type { FilterDefinition, SortDefinition } from './define-list.ts'
import { defaultProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import type { Label } from './label.ts'
import type { QueryContext } from './query-context.ts'
import type { RuleError } from './rule-error.ts'
import type { SharedFields } from './shared-fields.ts'

interface PageTypeOptions<F extends Fields, Data> {
  id: string
  /** Raised whenever stored props need upgrading; `upgrades` has the step from each earlier version. */
  version: number
  label: Label
  /** The name of the list of these pages, such as a plural; `label` by default. */
  listLabel?: Label
  /** Slug prefix of new pages by locale; absent or "" means none. */
  slugPrefix: Readonly<Record<string, string>>
  fields: F
  /**
   * Fields whose values belong to a page and all its translations: they are edited on the first page of the group, and
   * shown on the others. They cannot hold files, links, tags or formatted text.
   */
  sharedFields?: SharedFields<F>
  /** Rules of its own, whose errors prevent publishing. Run in the browser with each change, so they are pure and quick. */
  validate?(props: PropsOf<F>): readonly RuleError[]
  /** `upgrades[n]` upgrades props of version n to n + 1. */
  upgrades?: Readonly<Record<number, (props: JsonObject) => JsonObject>>
  /** Blocks of a new page with this title; a function, because each page needs its own keys (see new-key.ts). */
  initialBlocks(locale: string, title: string): BlockInput[]
  /** Props of a new page that depend on the date. */
  initialProps?(today: string): JsonObject
  /**
   * Data for lists of pages, computed from a version when it is published. Raise `cardVersion` when `card`, `sortAt`,
   * `tags`, `filters` or `sorts` return something else for the same page, so that those of live pages are computed again.
   */
  card?(version: VersionContent, props: PropsOf<F>): JsonObject
  /** ISO date that lists are sorted by, newest first; defaults to the first publication. */
  sortAt?(props: PropsOf<F>): string | null
  /** Ids of tags for filtering lists. */
  tags?(props: PropsOf<F>): number[]
  /** What lists of these pages can be filtered by, by the name that queries and URLs use. */
  filters?: Readonly<Record<string, FilterDefinition<F>>>
  /** What lists of these pages can be sorted by, besides `newest` and `title`. */
  sorts?: Readonly<Record<string, SortDefinition<F>>>
  /**
   * When cards, lists and views computed from these props at this time are outdated, because they depend on the date.
   * They are computed again then.
   */
  outdatedAt?(props: PropsOf<F>, now: Date): Date | null
  /** Loads JSON data that header and footer show besides the props, such as related pages. */
  query?(props: PropsOf<F>, context: QueryContext): Promise<Data>
  /** The version of the functions that compute data for lists; 1 by default, never lowered. */
  cardVersion?: number
  /** Marks the general page type, which is offered apart from the specific ones. */
  blank?: boolean
}

/** A page type as data. The site registers its header and footer under the same id. */
export interface PageTypeDefinition<F extends Fields = Fields, Data = unknown>
  extends PageTypeOptions<F, Data> {
  defaultPageTypeProps: PropsOf<F>
}

/** Keeps the literal types of a definition, so that the props of its header and footer follow from its fields. */
export const definePageType = <const F extends Fields, Data = null>(
  options: PageTypeOptions<F, Data>,
): PageTypeDefinition<F, Data> => ({
  ...options,
  defaultPageTypeProps: defaultProps(options.fields),
})
