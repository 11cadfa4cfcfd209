import { isObject } from '@ximblox/contract/rules/is-object'
import { itemOf } from './list-items.ts'

/** Field names and item keys, as in `['props', 'cards', 'k7', 'title']`. */
export type Path = readonly string[]

export const readIn = (value: unknown, path: Path): unknown => path.reduce(partOf, value)

const partOf = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return itemOf(value, step)
  // A field name may equal that of an inherited property.
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The value with one part replaced; `undefined` removes the part. Unreachable paths leave the value unchanged. */
export const setIn = <T>(value: T, path: Path, to: unknown): T => setPart(value, path, to) as T

const setPart = (value: unknown, [step, ...rest]: Path, to: unknown): unknown => {
  if (step === undefined) return to
  const before = partOf(value, step)
  const after = setPart(before, rest, to)
  if (after === before) return value
  if (Array.isArray(value))
    // Items are inserted and removed by operations of their own, which know positions.
    return before && after ? value.map(item => (item === before ? after : item)) : value
  if (!isObject(value)) return value
  if (after !== undefined) return { ...value, [step]: after }
  const { [step]: _, ...others } = value
  return others
}

/** Paths as conflicts and error entries write them: `props.cards.k7.title`. */
export const pathText = (path: Path): string => path.join('.')
export const pathOf = (text: string): Path => text.split('.')
