import type { BlockInput } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { defaultProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import type { Label } from './label.ts'

interface PageTypeOptions<F extends Fields> {
  id: string
  label: Label
  /** Put before the slug of each new page, by locale; absent or "" means none. */
  slugPrefix: Readonly<Record<string, string>>
  fields: F
  /** Blocks of a new page of this title; a function, because each page needs keys of its own (see new-key.ts). */
  initialBlocks(locale: string, title: string): BlockInput[]
  /** Props of a new page that are not the same on every day. */
  initialProps?(today: string): JsonObject
  /** What lists show of a page, made from its version when it is published. */
  card?(version: VersionContent, props: PropsOf<F>): JsonObject
  /** ISO date that lists are sorted by, newest first; null or absent means when it was first published. */
  sortAt?(props: PropsOf<F>): string | null
  /** Ids of the tags that lists filter by. */
  tags?(props: PropsOf<F>): number[]
  /** Not offered among the types with a purpose: the page without props of its own. */
  blank?: boolean
}

/** A page type as data; its header and footer are mapped to the same id by the site. */
export interface PageTypeDefinition<F extends Fields = Fields> extends PageTypeOptions<F> {
  defaultPageTypeProps: PropsOf<F>
}

export const definePageType = <const F extends Fields>(
  options: PageTypeOptions<F>,
): PageTypeDefinition<F> => ({
  ...options,
  defaultPageTypeProps: defaultProps(options.fields),
})
