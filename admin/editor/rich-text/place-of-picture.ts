import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import type { RichText, TextImage } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { nodeOf } from './show-text.ts'
import type { PlacedPicture } from './text-pictures.ts'
import { textSchema } from './text-schema.ts'

/**
 * Inserts an image at a position and returns that of the image. A paragraph is divided there, and an empty one gives way
 * unless `keepsLine`. Where no image may stand, as in a call-out, it stands after what surrounds the position, or before
 * it at its start.
 */
export const insertPicture = (tr: Transform, at: number, image: Node, keepsLine: boolean): number => {
  const $at = tr.doc.resolve(within(tr.doc, at))
  const { parent } = $at
  if (parent.type.name !== 'paragraph' || !isAllowedBeside($at, $at.depth, image))
    return insertBeside(tr, $at, image)
  if (parent.content.size === 0 && !keepsLine) return insertInstead(tr, $at, image)
  if ($at.parentOffset === 0 || ($at.parentOffset === parent.content.size && !keepsLine))
    return insertBeside(tr, $at, image)
  tr.split($at.pos).insert($at.pos + 1, image)
  return $at.pos + 1
}

/** The other pictures after one was inserted: those before it stay before it, and those after it after it. */
export const placedAround = (
  placed: readonly PlacedPicture[],
  inserted: number,
  tr: Transform,
  at: number,
): PlacedPicture[] => {
  const ordered = inOrder(placed)
  const index = ordered.findIndex(({ id }) => id === inserted)
  return ordered.flatMap((picture, place) => {
    if (place === index) return []
    if (place < index) return { ...picture, at: Math.min(tr.mapping.map(picture.at, -1), at) }
    return { ...picture, at: Math.max(tr.mapping.map(picture.at, 1), at + 1) }
  })
}

/** Pictures in the order in which they stand; those at one position in the order in which they came. */
export const inOrder = (placed: readonly PlacedPicture[]): PlacedPicture[] =>
  placed.toSorted((a, b) => a.at - b.at || a.id - b.id)

/** Inserts an image into a text that no editor shows. */
export const withPicture = (
  text: RichText,
  placed: readonly PlacedPicture[],
  id: number,
  image: TextImage,
): { text: RichText; placed: PlacedPicture[] } => {
  const schema = textSchema()
  const tr = new Transform(nodeOf(schema, text))
  const place = placed.find(picture => picture.id === id)?.at ?? tr.doc.content.size
  const at = insertPicture(tr, place, schema.node('image', image), false)
  return { text: fitText(tr.doc.toJSON()).text, placed: placedAround(placed, id, tr, at) }
}

/** A position of a text after the text has changed elsewhere. */
export const movedPlace = (before: RichText, after: RichText, at: number): number => {
  const schema = textSchema()
  const [from, to] = [nodeOf(schema, before), nodeOf(schema, after)]
  const start = from.content.findDiffStart(to.content)
  const end = from.content.findDiffEnd(to.content)
  if (start === null || !end || at <= start) return at
  // Repetitions, as in "aa", are counted from both sides.
  const twice = Math.max(0, start - Math.min(end.a, end.b))
  if (at >= end.a + twice) return at + end.b - end.a
  return Math.min(at, end.b + twice)
}

/** A position that the document has. */
export const within = ({ content }: Node, at: number): number => Math.max(0, Math.min(at, content.size))

const insertInstead = (tr: Transform, $at: ResolvedPos, image: Node): number => {
  const { depth } = $at
  const holder = $at.node(depth - 1)
  const index = $at.index(depth - 1)
  if (!holder.canReplaceWith(index, index + 1, image.type)) return insertBeside(tr, $at, image)
  tr.replaceWith($at.before(depth), $at.after(depth), image)
  return $at.before(depth)
}

/** Inserts the image next to the innermost node around the position whose parent accepts one. */
const insertBeside = (tr: Transform, $at: ResolvedPos, image: Node): number => {
  const index = $at.index()
  if ($at.parent.canReplaceWith(index, index, image.type)) return insertAt(tr, $at.pos, image)
  for (let { depth } = $at; depth > 0; depth -= 1) {
    const isFirst = $at.pos <= startOf($at, depth)
    const places = isFirst ? [before, after] : [after, before]
    const place = places.find(place => place($at, depth, image) !== null)?.($at, depth, image)
    if (typeof place === 'number') return insertAt(tr, place, image)
  }
  return insertAt(tr, tr.doc.content.size, image)
}

const insertAt = (tr: Transform, at: number, image: Node): number => {
  tr.insert(at, image)
  return at
}

/** The first position for words in a node. */
const startOf = ($at: ResolvedPos, depth: number): number => $at.start(depth) + ($at.depth - depth)

const before = ($at: ResolvedPos, depth: number, image: Node): number | null => {
  const index = $at.index(depth - 1)
  return $at.node(depth - 1).canReplaceWith(index, index, image.type) ? $at.before(depth) : null
}

const after = ($at: ResolvedPos, depth: number, image: Node): number | null => {
  const index = $at.index(depth - 1) + 1
  return $at.node(depth - 1).canReplaceWith(index, index, image.type) ? $at.after(depth) : null
}

const isAllowedBeside = ($at: ResolvedPos, depth: number, image: Node): boolean =>
  after($at, depth, image) !== null
