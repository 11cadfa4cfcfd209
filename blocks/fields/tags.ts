import { id } from '@ximblox/contract/fields'
import { limits } from '@ximblox/contract/limits'
import * as z from 'zod/mini'
import { isEmptyList, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

/** A tag by id, in the common shape of references. */
export type TagReference = { ref: 'tag'; id: number }

export interface TagsField extends ValueField<TagReference[]> {
  kind: 'tags'
  /** Private tags are visible to users of the admin only. */
  private: boolean
  max: number
}

interface TagsOptions extends FieldOptions {
  private?: boolean
  /** The most tags. */
  max?: number
}

/** Tags of the site. */
export const tags = ({ max = limits.tags, ...options }: TagsOptions): TagsField => ({
  private: false,
  ...options,
  kind: 'tags',
  max,
  default: [],
  schema: z.array(reference).check(z.maxLength(max, 'tooManyItems')),
  isEmpty: isEmptyList,
  searchText: noText,
})

const reference = z.strictObject({ ref: z.literal('tag'), id })
