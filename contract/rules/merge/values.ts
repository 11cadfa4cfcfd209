import { isEqual } from '../equal.ts'

/** A value in the common base, in their content and in mine. */
export interface Sides<T> {
  base: T | undefined
  theirs: T
  mine: T
}

/** Called for each conflict. */
export type Report = (path: string, sides: Sides<unknown>) => void

/** Merges a value as a whole: the side that changed it wins, or mine if both did. */
export const mergeValue = <T>(path: string, sides: Sides<T>, report: Report): T => {
  const { base, theirs, mine } = sides
  if (isEqual(theirs, mine) || isEqual(base, theirs)) return mine
  if (isEqual(base, mine)) return theirs
  report(path, sides)
  return mine
}

type MergeEntry<T> = (path: string, sides: Sides<T | undefined>, report: Report) => T | undefined

/** Merges a record by name; a removed entry is a change to undefined. */
export const mergeRecord = <T>(
  path: string,
  sides: Sides<Record<string, T>>,
  report: Report,
  mergeEntry: MergeEntry<T> = mergeValue,
): Record<string, T> => {
  const names = new Set([...Object.keys(sides.theirs), ...Object.keys(sides.mine)])
  const entries: [string, T][] = []
  for (const name of names) {
    const value = mergeEntry(
      path === '' ? name : `${path}.${name}`,
      mapSides(sides, record => ownValue(record, name)),
      report,
    )
    if (value !== undefined) entries.push([name, value])
  }
  return Object.fromEntries(entries)
}

export const mapSides = <T extends object, P>(sides: Sides<T>, part: (side: T) => P): Sides<P> => ({
  base: sides.base && part(sides.base),
  theirs: part(sides.theirs),
  mine: part(sides.mine),
})

export const fieldOf = <T extends object, N extends keyof T>(sides: Sides<T>, name: N): Sides<T[N]> =>
  mapSides(sides, side => side[name])

// Names such as `constructor` must not resolve to inherited properties.
const ownValue = <T>(record: Record<string, T>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined
