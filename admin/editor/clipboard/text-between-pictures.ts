import type { BlockNode } from '@ximblox/blocks/rich-text/document'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { pictureMark } from '../rich-text/picture-marks.ts'

/** A part of a text, and the numbers of the pictures after it. */
export interface TextPart {
  content: BlockNode[]
  pictures: number[]
}

/**
 * Divides a text by the marks of its pictures, of which `isShown` tells whether they can be shown. A picture in a list or
 * quotation stands after it.
 */
export const textBetweenPictures = (
  content: readonly BlockNode[],
  isShown: (picture: number) => boolean,
): TextPart[] => {
  let last: TextPart = { content: [], pictures: [] }
  const parts = [last]
  for (const node of content) {
    const pictures: number[] = []
    const rest = withoutMarks(node, pictures) as BlockNode | null
    if (rest && last.pictures.some(isShown)) {
      last = { content: [], pictures: [] }
      parts.push(last)
    }
    if (rest) last.content.push(rest)
    last.pictures.push(...pictures)
  }
  return parts
}

/** A node without marks, or null if it was nothing else; the numbers of the pictures are added to `found`. */
const withoutMarks = (node: JsonObject, found: number[]): JsonObject | null => {
  if (typeof node.text === 'string') {
    let { text } = node
    for (let mark = pictureMark(text); mark; mark = pictureMark(text)) {
      found.push(mark.index)
      text = text.slice(0, mark.from) + text.slice(mark.to)
    }
    return text === '' ? null : { ...node, text }
  }
  const { content } = node
  if (!Array.isArray(content)) return node
  const before = found.length
  const rest = content.flatMap((child: Json) => withoutMarks(child as JsonObject, found) ?? [])
  return rest.length === 0 && found.length > before ? null : { ...node, content: rest }
}
