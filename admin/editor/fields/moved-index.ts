import { insertedAfter } from '../state/document/places.ts'

/** The index that an item of a list has once it follows another; null puts it first. */
export const movedIndex = (keys: readonly string[], key: string, after: string | null): number => {
  const others = keys.filter(one => one !== key)
  return insertedAfter(others, after, key).indexOf(key)
}

/** What an item has to follow to be one place further up or down; undefined for the first and the last. */
export const stepUp = (keys: readonly string[], index: number): string | null | undefined =>
  index > 0 ? (keys[index - 2] ?? null) : undefined

export const stepDown = (keys: readonly string[], index: number): string | undefined => keys[index + 1]
