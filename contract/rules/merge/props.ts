import type { Json, JsonObject } from '../../fields.ts'
import { isEqual } from '../equal.ts'
import { mergeOrder } from './order.ts'
import { mapSides, mergeRecord, mergeValue, type Report, type Sides } from './values.ts'

type Item = JsonObject & { key: string }

/** Merges props by name, and lists with keyed items by item and field at every depth. */
export const mergeProps = (path: string, sides: Sides<JsonObject>, report: Report): JsonObject =>
  mergeRecord(path, sides, report, mergeProp)

const mergeProp = (path: string, sides: Sides<Json | undefined>, report: Report): Json | undefined => {
  const lists = listsOf(sides)
  return lists ? mergeList(path, lists, report) : mergeValue(path, sides, report)
}

const listsOf = ({ base = [], theirs, mine }: Sides<Json | undefined>): Sides<Item[]> | undefined => {
  if (!isKeyedList(base) || !isKeyedList(theirs) || !isKeyedList(mine)) return undefined
  return { base, theirs, mine }
}

const isKeyedList = (value: Json | undefined): value is Item[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value.map(item => item.key)).size === value.length

const isItem = (value: Json): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.key === 'string'

const mergeList = (path: string, sides: Sides<Item[]>, report: Report): JsonObject[] => {
  const items = mapSides(sides, list => new Map(list.map(item => [item.key, item])))
  const merged = new Map<string, JsonObject>()
  for (const key of new Set([...items.theirs.keys(), ...items.mine.keys()])) {
    const item = mergeItem(
      `${path}.${key}`,
      mapSides(items, list => list.get(key)),
      report,
    )
    if (item) merged.set(key, item)
  }
  const order = mapSides(sides, list => list.map(item => item.key))
  return mergeOrder(order, key => merged.has(key)).flatMap(key => {
    const item = merged.get(key)
    return item ? [item] : []
  })
}

const mergeItem = (path: string, sides: Sides<Item | undefined>, report: Report): JsonObject | undefined => {
  const { base, theirs, mine } = sides
  if (theirs && mine) return mergeProps(path, { base, theirs, mine }, report)
  const remaining = theirs ?? mine
  if (!base) return remaining
  if (isEqual(base, remaining)) return undefined
  report(path, sides)
  return remaining
}
