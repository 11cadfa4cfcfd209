import type { Place, Tree } from './tree.ts'

interface Trees {
  base: Tree
  theirs: Tree
  mine: Tree
}

/** The place of each block: theirs, with my moves applied, parents first. */
export const placesOf = ({ base, theirs, mine }: Trees): Map<string, Place> => {
  const places = new Map<string, Place>()
  for (const { nodes } of [mine, theirs]) for (const [key, { place }] of nodes) places.set(key, place)
  for (const [key, { place }] of mine.nodes) {
    const isMoved = base.nodes.get(key)?.place.id !== place.id
    if (isMoved && !isWithin(places, place, key)) places.set(key, place)
  }
  return places
}

/** True if they moved the parent into the block that I moved under it; then their place is kept. */
const isWithin = (places: ReadonlyMap<string, Place>, place: Place | undefined, key: string): boolean => {
  if (!place || place.parent === null) return false
  return place.parent === key || isWithin(places, places.get(place.parent), key)
}
