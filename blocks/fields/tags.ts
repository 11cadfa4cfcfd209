import { id } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import { isEmptyList, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

/** A tag by id, in the common shape of references. */
export type TagReference = { ref: 'tag'; id: number }

export interface TagsField extends ValueField<TagReference[]> {
  kind: 'tags'
  /** Private tags are visible to users of the admin only. */
  private: boolean
}

interface TagsOptions extends FieldOptions {
  private?: boolean
}

/** Tags of the site. */
export const tags = (options: TagsOptions): TagsField => ({
  private: false,
  ...options,
  kind: 'tags',
  default: [],
  schema,
  isEmpty: isEmptyList,
  searchText: noText,
})

const schema = z.array(z.strictObject({ ref: z.literal('tag'), id })).check(z.maxLength(100, 'tooManyItems'))
