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

export const countItems = (items: Items): number =>
  items.reduce((total, { children }) => total + 1 + countItems(children), 0)

export const findItem = (items: Items, key: string): MenuItem | undefined => {
  for (const item of items) {
    const found = item.key === key ? item : findItem(item.children, key)
    if (found) return found
  }
  return undefined
}

export const updateItem = (items: Items, key: string, change: (item: MenuItem) => MenuItem): MenuItem[] =>
  items.map(item =>
    item.key === key ? change(item) : { ...item, children: updateItem(item.children, key, change) },
  )

export const removeItem = (items: Items, key: string): MenuItem[] =>
  items.filter(item => item.key !== key).map(item => ({ ...item, children: removeItem(item.children, key) }))

export const insertItem = (items: Items, item: MenuItem, { parent, index }: Place): MenuItem[] =>
  parent === null
    ? items.toSpliced(index, 0, item)
    : updateItem(items, parent, other => ({ ...other, children: other.children.toSpliced(index, 0, item) }))

/** Moves an item with its children. The index does not count the item itself. Returns null if it cannot go there. */
export const moveItem = (items: Items, key: string, place: Place): MenuItem[] | null => {
  const item = findItem(items, key)
  const from = placeOf(items, key)
  if (!item || !from || !hasRoom(items, item, place.parent)) return null
  if (from.parent === place.parent && from.index === place.index) return null
  return insertItem(removeItem(items, key), item, place)
}

/** The place that a step leads to, or null if the step is not possible. */
export const placeAfterStep = (items: Items, key: string, step: Step): Place | null => {
  const from = placeOf(items, key)
  const item = findItem(items, key)
  if (!from || !item) return null
  const siblings = from.parent === null ? items : (findItem(items, from.parent)?.children ?? [])
  const place = stepFrom(items, siblings, from, step)
  return place && hasRoom(items, item, place.parent) ? place : null
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
export const levelOfChildren = (items: Items, parent: string | null): number => {
  const place = parent === null ? null : placeOf(items, parent)
  return place ? levelOfChildren(items, place.parent) + 1 : 1
}

const hasRoom = (items: Items, item: MenuItem, parent: string | null): boolean =>
  (parent === null || (item.key !== parent && !findItem(item.children, parent))) &&
  levelOfChildren(items, parent) + heightOf(item) - 1 <= limits.menuLevels

const heightOf = ({ children }: MenuItem): number => 1 + Math.max(0, ...children.map(heightOf))

/** The item that an error refers to, as in `items.2.children.0.url`. */
export const itemAt = (items: Items, property: string): { key: string; field: string } | null => {
  const [, index = '', rest = ''] = /^items\.(\d+)(?:\.(.*))?$/.exec(property) ?? []
  const item = index === '' ? undefined : items[Number(index)]
  if (!item) return null
  const below = itemAt(item.children, rest.replace(/^children\./, 'items.'))
  return below ?? { key: item.key, field: rest }
}

/** The place before, after or at the end of the children of another item, not counting the moved item itself. */
export const dropPlace = (
  items: Items,
  key: string,
  other: string,
  where: 'reorder-before' | 'reorder-after' | 'combine',
): Place | null => {
  const remaining = removeItem(items, key)
  const place = placeOf(remaining, other)
  if (!place || where === 'reorder-before') return place
  if (where === 'reorder-after') return { ...place, index: place.index + 1 }
  return { parent: other, index: findItem(remaining, other)?.children.length ?? 0 }
}
