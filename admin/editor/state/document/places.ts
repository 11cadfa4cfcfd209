import {
  type Container,
  childrenIn,
  containerID,
  containerOf,
  type EditorDocument,
  pageContainer,
  slotsOf,
} from './document.ts'

/** The position of a block: its container, and the block it follows (`null`: first). */
export interface BlockPlace extends Container {
  after: string | null
}

export const placeOf = (document: EditorDocument, key: string): BlockPlace | undefined => {
  for (const [id, keys] of document.order) {
    const index = keys.indexOf(key)
    if (index !== -1) return { ...containerOf(id), after: keys[index - 1] ?? null }
  }
  return undefined
}

/** The place after a block, then after its parent, and so on outwards. */
export const placesAfter = (document: EditorDocument, key: string | null): BlockPlace[] => {
  const place = key === null ? undefined : placeOf(document, key)
  return place ? [{ ...place, after: key }, ...placesAfter(document, place.parent)] : []
}

export const endOf = (document: EditorDocument, container: Container): BlockPlace => ({
  ...container,
  after: childrenIn(document, container).at(-1) ?? null,
})

export const isSameContainer = (a: Container, b: Container): boolean => containerID(a) === containerID(b)

/** Whether the container exists in this document. */
export const hasContainer = ({ blocks }: EditorDocument, { parent }: Container): boolean =>
  parent === null || blocks.has(parent)

/** Keys of the ancestors of a container, innermost first. */
export const holdersOf = (document: EditorDocument, { parent }: Container): string[] => {
  if (parent === null) return []
  const place = placeOf(document, parent)
  return [parent, ...(place ? holdersOf(document, place) : [])]
}

/** Keys of a block and its descendants. */
export const keysWithin = (document: EditorDocument, key: string): string[] => {
  const prefix = `${key}/`
  const children = [...document.order].filter(([id]) => id.startsWith(prefix)).flatMap(([, keys]) => keys)
  return [key, ...children.flatMap(child => keysWithin(document, child))]
}

/** Keys of all blocks, parents before their descendants. */
export const readingOrder = (document: EditorDocument, within: Container = pageContainer): string[] =>
  childrenIn(document, within).flatMap(key => [
    key,
    ...slotsOf(document, key).flatMap(slot => readingOrder(document, { parent: key, slot })),
  ])

/** The given blocks without those that another of them contains, in reading order. */
export const outermost = (
  document: EditorDocument,
  keys: readonly string[],
  within: Container = pageContainer,
): string[] =>
  childrenIn(document, within).flatMap(key =>
    keys.includes(key)
      ? [key]
      : slotsOf(document, key).flatMap(slot => outermost(document, keys, { parent: key, slot })),
  )

/** A list of keys with one inserted after another, or at the end if that one no longer exists. */
export const insertedAfter = (keys: readonly string[], after: string | null, key: string): string[] => {
  const index = after === null ? 0 : keys.indexOf(after) + 1
  return after !== null && index === 0 ? [...keys, key] : keys.toSpliced(index, 0, key)
}
