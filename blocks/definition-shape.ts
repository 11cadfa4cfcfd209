import type { SlotDefinition } from './define-block.ts'
import type { Field, Fields } from './fields/fields.ts'

/**
 * The properties that decide which stored values a field accepts; labels, defaults and requirements for publishing do
 * not.
 */
export interface FieldShape {
  kind: Field['kind']
  /** The kind that the site defines. */
  own?: string | undefined
  min?: number | undefined
  max?: number | undefined
  integer?: boolean | undefined
  nullable?: boolean | undefined
  options?: string[] | undefined
  /** The types of pages that a link takes, if not anything. */
  pageTypes?: string[] | undefined
  fields?: Record<string, FieldShape> | undefined
}

/** The properties that decide which stored props and child blocks a block type or page type accepts. */
export interface DefinitionShape {
  fields: Record<string, FieldShape>
  /** Ids of the block types that each slot allows; null means all. */
  slots: Record<string, string[] | null>
  /** Where blocks of the type are allowed, if not anywhere. */
  allowedIn?: string[]
}

interface Definition {
  fields: Fields
  slots?: Readonly<Record<string, SlotDefinition>>
  allowedIn?: 'page' | readonly string[] | undefined
}

export const shapeOf = ({ fields, slots = {}, allowedIn }: Definition): DefinitionShape => ({
  fields: shapesOf(fields),
  slots: Object.fromEntries(
    Object.entries(slots).map(([name, { allowed }]) => [name, allowed ? allowed.toSorted() : null]),
  ),
  ...(allowedIn && { allowedIn: [allowedIn].flat().toSorted() }),
})

const shapesOf = (fields: Fields): Record<string, FieldShape> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldShape(field)]))

const fieldShape = (field: Field): FieldShape => {
  const { kind } = field
  switch (kind) {
    case 'plain':
    case 'multiline':
    case 'richText':
      return { kind, max: field.max }
    case 'number':
      return {
        kind,
        ...(field.min !== undefined && { min: field.min }),
        ...(field.max !== undefined && { max: field.max }),
        ...(field.integer && { integer: true }),
        ...(field.default === null && { nullable: true }),
      }
    case 'select':
      return { kind, options: Object.keys(field.options).toSorted() }
    case 'link':
      return { kind, ...(field.pageTypes && { pageTypes: field.pageTypes.toSorted() }) }
    case 'own':
      return { kind, own: field.own }
    case 'list':
      return { kind, max: field.max, fields: shapesOf(field.fields) }
    case 'boolean':
    case 'date':
    case 'datetime':
    case 'color':
    case 'url':
    case 'tags':
    case 'image':
    case 'file':
      return { kind }
  }
}

/**
 * The fields and slots that accept less than before, such as `cards.title` or `slots.left`. An added field is not one
 * of them, because content stored without it gets the default.
 */
export const narrowedParts = (before: DefinitionShape, after: DefinitionShape): string[] => [
  ...narrowedFields(before.fields, after.fields),
  ...Object.entries(before.slots)
    .filter(([name, allowed]) => {
      const now = ownValue(after.slots, name)
      return now === undefined || (now !== null && (allowed ?? [anyType]).some(id => !now.includes(id)))
    })
    .map(([name]) => `slots.${name}`),
  ...(allowsLess(before.allowedIn, after.allowedIn) ? ['allowedIn'] : []),
]

const allowsLess = (before: string[] | undefined, after: string[] | undefined): boolean =>
  after !== undefined && (before ?? [anyType]).some(place => !after.includes(place))

/** No block type has this id. */
const anyType = '*'

const narrowedFields = (
  before: Record<string, FieldShape>,
  after: Record<string, FieldShape>,
  prefix = '',
): string[] =>
  Object.entries(before).flatMap(([name, was]) => {
    const now = ownValue(after, name)
    if (!now || isNarrower(was, now)) return [prefix + name]
    return narrowedFields(was.fields ?? {}, now.fields ?? {}, `${prefix}${name}.`)
  })

const isNarrower = (was: FieldShape, now: FieldShape): boolean =>
  was.kind !== now.kind ||
  was.own !== now.own ||
  allowsLess(was.pageTypes, now.pageTypes) ||
  (now.max ?? Infinity) < (was.max ?? Infinity) ||
  (now.min ?? -Infinity) > (was.min ?? -Infinity) ||
  (now.integer === true && was.integer !== true) ||
  (was.nullable === true && now.nullable !== true) ||
  (was.options ?? []).some(option => !now.options?.includes(option))

const ownValue = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
