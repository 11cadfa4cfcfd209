import type { Json } from '@ximblox/contract/fields'
import type { WordingField } from '@ximblox/contract/forms'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { Ticks } from './csv-headings.ts'

export interface Column {
  heading: string
  /** `item` is the position in the repeated field whose items are rows. */
  of(data: Json, item: number): string | number
}

/** One column per field. An item of a repeated group has columns of its own, up to the longest list there is. */
export const columnsOf = (
  fields: readonly WordingField[],
  lengths: Readonly<Record<string, number>>,
  { each, ticks }: { each: string; ticks: Ticks },
): Column[] => {
  const columns = new Map<string, Column>()
  const add = (field: WordingField, path: string[], place: string) => {
    if (field.kind === 'repeated' && field.name === each)
      for (const inner of field.fields ?? [])
        add(inner, [...path, currentItem, inner.name], `${place}${field.label}: `)
    else if (field.kind === 'repeated')
      for (let index = 0; index < Math.min(lengths[path.join('.')] ?? 0, maxItems); index++)
        for (const inner of field.fields ?? [])
          add(inner, [...path, String(index), inner.name], `${place}${field.label} ${index + 1}: `)
    else if (field.kind === 'group')
      for (const inner of field.fields ?? []) add(inner, [...path, inner.name], `${place}${field.label}: `)
    else if (!columns.has(path.join('.')))
      columns.set(path.join('.'), {
        heading: place + field.label,
        of: (data, item) => cell(valueAt(data, path, item), field, ticks),
      })
  }
  for (const field of fields) add(field, [field.name], '')
  return [...columns.values()]
}

const maxItems = 100

/** The paths of repeated groups, each once. They are in the form itself and in its groups. */
export const repeatedPaths = (fields: readonly WordingField[]): string[] => [...new Set(pathsOf(fields, []))]

const pathsOf = (fields: readonly WordingField[], path: readonly string[]): string[] =>
  fields.flatMap(({ name, kind, fields: inner = [] }) => {
    if (kind === 'repeated') return [[...path, name].join('.')]
    return kind === 'group' ? pathsOf(inner, [...path, name]) : []
  })

/** Stands in a path for the position of the item that a row is about. No field has this name. */
const currentItem = '*'

/** The positions of the items that become rows; a submission without any is one row. */
export const itemsOf = (data: Json, paths: readonly string[]): number[] => {
  const lists = paths.map(path => valueAt(data, path.split('.'), 0))
  const longest = Math.max(1, ...lists.map(list => (Array.isArray(list) ? list.length : 0)))
  return Array.from({ length: longest }, (_, index) => index)
}

const valueAt = (data: Json, path: readonly string[], item: number): Json =>
  path.reduce<Json>((inside, step) => {
    if (Array.isArray(inside)) return inside[step === currentItem ? item : Number(step)] ?? ''
    return isObject(inside) && Object.hasOwn(inside, step) ? ((inside[step] as Json) ?? '') : ''
  }, data)

const cell = (value: Json, { options = [] }: WordingField, ticks: Ticks): string | number => {
  if (typeof value === 'boolean') return value ? ticks.yes : ticks.no
  const shown = (one: Json) => options.find(option => option.value === one)?.label ?? text(one)
  return Array.isArray(value) ? value.map(shown).join('; ') : typeof value === 'number' ? value : shown(value)
}

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
