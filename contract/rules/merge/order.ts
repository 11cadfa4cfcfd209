import type { Sides } from './values.ts'

/** Inserts the keys that I added or moved into their order, each after its nearest predecessor in mine. */
export const mergeOrder = (
  { base = [], theirs, mine }: Sides<readonly string[]>,
  stays: (key: string) => boolean,
): string[] => {
  const [inBase, inTheirs, moved] = [new Set(base), new Set(theirs), movedKeys(base, mine)]
  const isPlacedByMine = (key: string) => !inBase.has(key) || !inTheirs.has(key) || moved.has(key)
  const placedByMine = new Set(mine.filter(key => stays(key) && isPlacedByMine(key)))

  const order = theirs.filter(key => stays(key) && !placedByMine.has(key))
  for (const [index, key] of mine.entries()) {
    if (!placedByMine.has(key)) continue
    const predecessor = mine.slice(0, index).findLast(earlier => order.includes(earlier))
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, key)
  }
  return order
}

/** The smallest set of keys that have to move to get from the order of base to that of mine. */
export const movedKeys = (base: readonly string[], mine: readonly string[]): Set<string> => {
  const positions = new Map(base.map((key, position) => [key, position]))
  const common = mine.filter(key => positions.has(key))
  const steady = longestIncreasingRun(common.map(key => positions.get(key) ?? 0))
  return new Set(common.filter(key => !steady.has(positions.get(key) ?? 0)))
}

const longestIncreasingRun = (numbers: readonly number[]): Set<number> => {
  const runs: number[][] = []
  for (const number of numbers) {
    // `runs[n]` is the increasing run of n + 1 numbers so far with the lowest end.
    const higher = runs.findIndex(run => (run.at(-1) ?? 0) > number)
    const length = higher === -1 ? runs.length : higher
    runs[length] = [...(runs[length - 1] ?? []), number]
  }
  return new Set(runs.at(-1))
}
