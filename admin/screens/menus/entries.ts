import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'

type Items = readonly MenuItem[]

/** A position among the children of an item, or at the top level if `parent` is null. */
export interface Place {
  parent: string | null
  index: number
}

export type Step = 'up' | 'down' | 'in' | 'out'
export const steps = ['up', 'down', 'in', 'out'] as const satisfies readonly Step[]

export const countEntries = (items: Items): number =>
  items.reduce((total, { children }) => total + 1 + countEntries(children), 0)

export const findEntry = (items: Items, key: string): MenuItem | undefined => {
  for (const item of items) {
    const found = item.key === key ? item : findEntry(item.children, key)
    if (found) return found
  }
  return undefined
}

export const changeEntry = (items: Items, key: string, change: (item: MenuItem) => MenuItem): MenuItem[] =>
  items.map(item =>
    item.key === key ? change(item) : { ...item, children: changeEntry(item.children, key, change) },
  )

export const removeEntry = (items: Items, key: string): MenuItem[] =>
  items.filter(item => item.key !== key).map(item => ({ ...item, children: removeEntry(item.children, key) }))

export const insertEntry = (items: Items, entry: MenuItem, { parent, index }: Place): MenuItem[] =>
  parent === null
    ? items.toSpliced(index, 0, entry)
    : changeEntry(items, parent, item => ({ ...item, children: item.children.toSpliced(index, 0, entry) }))

/** Moves an item with its children. The index does not count the item itself. Returns null if it cannot go there. */
export const moveEntry = (items: Items, key: string, place: Place): MenuItem[] | null => {
  const entry = findEntry(items, key)
  const from = placeOf(items, key)
  if (!entry || !from || !hasRoom(items, entry, place.parent)) return null
  if (from.parent === place.parent && from.index === place.index) return null
  return insertEntry(removeEntry(items, key), entry, place)
}

/** The place that a step leads to, or null if the step is not possible. */
export const stepOf = (items: Items, key: string, step: Step): Place | null => {
  const from = placeOf(items, key)
  const entry = findEntry(items, key)
  if (!from || !entry) return null
  const siblings = from.parent === null ? items : (findEntry(items, from.parent)?.children ?? [])
  const place = stepFrom(items, siblings, from, step)
  return place && hasRoom(items, entry, place.parent) ? place : null
}

const stepFrom = (items: Items, siblings: Items, { parent, index }: Place, step: Step): Place | null => {
  switch (step) {
    case 'up':
      return index > 0 ? { parent, index: index - 1 } : null
    case 'down':
      return index < siblings.length - 1 ? { parent, index: index + 1 } : null
    case 'in': {
      const before = siblings[index - 1]
      return before ? { parent: before.key, index: before.children.length } : null
    }
    case 'out': {
      const outer = parent === null ? null : placeOf(items, parent)
      return outer && { parent: outer.parent, index: outer.index + 1 }
    }
  }
}

export const placeOf = (items: Items, key: string, parent: string | null = null): Place | null => {
  const index = items.findIndex(item => item.key === key)
  if (index >= 0) return { parent, index }
  for (const item of items) {
    const found = placeOf(item.children, key, item.key)
    if (found) return found
  }
  return null
}

/** The level of this parent's children, starting at 1. */
export const levelBelow = (items: Items, parent: string | null): number => {
  const place = parent === null ? null : placeOf(items, parent)
  return place ? levelBelow(items, place.parent) + 1 : 1
}

const hasRoom = (items: Items, entry: MenuItem, parent: string | null): boolean =>
  (parent === null || (entry.key !== parent && !findEntry(entry.children, parent))) &&
  levelBelow(items, parent) + heightOf(entry) - 1 <= limits.menuLevels

const heightOf = ({ children }: MenuItem): number => 1 + Math.max(0, ...children.map(heightOf))

/** The item that an error refers to, as in `items.2.children.0.url`. */
export const entryAt = (items: Items, property: string): { key: string; field: string } | null => {
  const [, index = '', rest = ''] = /^items\.(\d+)(?:\.(.*))?$/.exec(property) ?? []
  const item = index === '' ? undefined : items[Number(index)]
  if (!item) return null
  const below = entryAt(item.children, rest.replace(/^children\./, 'items.'))
  return below ?? { key: item.key, field: rest }
}

/** The place before, after or at the end of the children of another item, not counting the moved item itself. */
export const placeBeside = (
  items: Items,
  key: string,
  other: string,
  where: 'reorder-before' | 'reorder-after' | 'combine',
): Place | null => {
  const left = removeEntry(items, key)
  const place = placeOf(left, other)
  if (!place || where === 'reorder-before') return place
  if (where === 'reorder-after') return { ...place, index: place.index + 1 }
  return { parent: other, index: findEntry(left, other)?.children.length ?? 0 }
}
