import type { Place, Tree } from './tree.ts'

interface Trees {
  base: Tree
  theirs: Tree
  mine: Tree
}

/** Where each block of either side goes: where they have it, then my moves replayed, parents first. */
export const placesOf = ({ base, theirs, mine }: Trees): Map<string, Place> => {
  const places = new Map<string, Place>()
  for (const { nodes } of [mine, theirs]) for (const [key, { place }] of nodes) places.set(key, place)
  for (const [key, { place }] of mine.nodes) {
    const isMoved = base.nodes.get(key)?.place.id !== place.id
    if (isMoved && !isWithin(places, place, key)) places.set(key, place)
  }
  return places
}

/** They may have moved the parent into the very block that I moved under it; then the block stays where they have it. */
const isWithin = (places: ReadonlyMap<string, Place>, place: Place | undefined, key: string): boolean => {
  if (!place || place.parent === null) return false
  return place.parent === key || isWithin(places, places.get(place.parent), key)
}
