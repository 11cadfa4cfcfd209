import type { BlockInput } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { defaultProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import type { Label } from './label.ts'

interface PageTypeOptions<F extends Fields> {
  id: string
  label: Label
  /** Slug prefix of new pages by locale; absent or "" means none. */
  slugPrefix: Readonly<Record<string, string>>
  fields: F
  /** Blocks of a new page with this title; a function, because each page needs its own keys (see new-key.ts). */
  initialBlocks(locale: string, title: string): BlockInput[]
  /** Props of a new page that depend on the date. */
  initialProps?(today: string): JsonObject
  /** Data for lists of pages, computed from a version when it is published. */
  card?(version: VersionContent, props: PropsOf<F>): JsonObject
  /** ISO date that lists are sorted by, newest first; defaults to the first publication. */
  sortAt?(props: PropsOf<F>): string | null
  /** Ids of tags for filtering lists. */
  tags?(props: PropsOf<F>): number[]
  /** Marks the general page type, which is offered apart from the specific ones. */
  blank?: boolean
}

/** A page type as data. The site registers its header and footer under the same id. */
export interface PageTypeDefinition<F extends Fields = Fields> extends PageTypeOptions<F> {
  defaultPageTypeProps: PropsOf<F>
}

export const definePageType = <const F extends Fields>(
  options: PageTypeOptions<F>,
): PageTypeDefinition<F> => ({
  ...options,
  defaultPageTypeProps: defaultProps(options.fields),
})
