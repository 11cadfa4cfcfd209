import type { Json } from '@ximblox/contract/fields'
import { isEqual } from '@ximblox/contract/rules/equal'
import * as z from 'zod/mini'
import type { FieldOptions, ValueField } from './field.ts'

/** A field of a kind that the site defines. */
export interface OwnField<V = Json> extends ValueField<V> {
  kind: 'own'
  /** The name of the kind. */
  own: string
  /** Whether a value may be stored. */
  accepts(value: Json): boolean
  /** The value in words, for lists of changes. */
  describe(value: Json): string
}

interface KindOptions<V extends Json> {
  /** Names the kind in stored definitions, such as `rating`, and never changes. */
  kind: string
  /** The values that may be stored; they are not changed by it. */
  schema: z.ZodMiniType<V>
  default: NoInfer<V>
  /** Which values a required field refuses at publication; the default one unless given. */
  isEmpty?(value: NoInfer<V>): boolean
  /** The words by which the search of the site finds a value; none unless given. */
  searchText?(value: NoInfer<V>): string
  /** The value in words, for lists of changes; the values in it one by one unless given. */
  describe?(value: NoInfer<V>): string
}

interface OwnFieldOptions<V> extends FieldOptions {
  default?: V
  private?: boolean
}

/** A kind of field that a site defines: makes the fields of this kind. */
export interface FieldKind<V extends Json = Json> {
  (options: OwnFieldOptions<V>): OwnField<V>
  readonly kind: string
}

/**
 * Defines a kind of field of the site's own. Its control in the admin area is declared with `fieldControl`. A value is
 * JSON, is merged and compared as a whole, and cannot refer to pages or files.
 */
export const defineField = <V extends Json>(definition: KindOptions<V>): FieldKind<V> => {
  const { kind, schema } = definition
  const typed = (value: Json): V => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? parsed.data : definition.default
  }
  const common = {
    kind: 'own',
    own: kind,
    schema,
    accepts: (value: Json) => z.safeParse(schema, value).success,
    isEmpty: (value: Json) => definition.isEmpty?.(typed(value)) ?? isEqual(typed(value), definition.default),
    searchText: (value: Json) => definition.searchText?.(typed(value)) ?? '',
    describe: (value: Json) => definition.describe?.(typed(value)) ?? wordsOf(typed(value)),
  } as const
  const make = (options: OwnFieldOptions<V>): OwnField<V> => ({
    default: definition.default,
    ...options,
    ...common,
  })
  return Object.assign(make, { kind })
}

const wordsOf = (value: Json): string => {
  if (value === null) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .flatMap(part => (part === undefined ? [] : wordsOf(part)))
    .filter(words => words !== '')
    .join(', ')
}
