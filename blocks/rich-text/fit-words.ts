import { isObject } from '@ximblox/contract/rules/is-object'
import type { InlineNode, Mark, TextNode } from './document.ts'
import { fitMarks } from './fit-marks.ts'
import { deepestPlace, isBlockName } from './grammar.ts'
import type { Lowerings, Place } from './lowerings.ts'

/** A value at its place in a document. */
export interface Placed {
  node: unknown
  at: Place
}

/** Words, or a node between them that cannot stand within words. */
export type WordsPart = InlineNode[] | Placed

/** The words of a paragraph or heading. */
export const fitWords = (content: unknown, at: Place, lowerings: Lowerings): WordsPart[] => {
  const parts: WordsPart[] = [[]]
  const put = (node: InlineNode) => {
    const last = parts.at(-1)
    if (Array.isArray(last)) last.push(node)
    else parts.push([node])
  }
  const take = (node: unknown, at: Place, outer: readonly Mark[]): void => {
    const type = isObject(node) && node.type
    if (at.depth > deepestPlace) parts.push({ node, at })
    else if (typeof node === 'string' || type === 'text' || type === 'hardBreak') {
      const fitted = fitInline(node, at, lowerings)
      if (fitted) put(withMarks(fitted, outer))
    } else if (isObject(node) && typeof type === 'string' && !isBlockName(type) && type !== 'listItem') {
      lowerings.add(at.in('type'), 'valueNotAllowed', type)
      const marks = [...outer, ...fitMarks(node.marks, at.in('marks'), lowerings)]
      if (Array.isArray(node.content))
        for (const [index, inner] of node.content.entries()) take(inner, at.in('content').in(index), marks)
      else if (typeof node.text === 'string') take({ type: 'text', text: node.text }, at, marks)
    } else parts.push({ node, at })
  }
  if (content !== undefined && !Array.isArray(content)) lowerings.add(at, 'wrongType', content)
  if (Array.isArray(content)) for (const [index, node] of content.entries()) take(node, at.in(index), [])
  return parts.length > 1 ? parts.filter(part => !Array.isArray(part) || part.length > 0) : parts
}

/** A text or line break; null if it shows nothing. */
export const fitInline = (node: unknown, at: Place, lowerings: Lowerings): InlineNode | null => {
  if (typeof node === 'string') {
    lowerings.add(at, 'wrongType', node)
    return node === '' ? null : { type: 'text', text: storable(node) }
  }
  if (!isObject(node)) return null
  const { type, text, marks: given, ...others } = node
  lowerings.addUnknown(others, at)
  const marks = fitMarks(given, at.in('marks'), lowerings)
  const marked = marks.length > 0 && { marks }
  if (type === 'hardBreak') {
    lowerings.addUnknown({ text }, at)
    return { type, ...marked }
  }
  const words = fitText(text, at.in('text'), lowerings)
  return words === '' ? null : { type: 'text', text: words, ...marked }
}

/** Lines of preformatted text. */
export const fitLines = (content: unknown, at: Place, lowerings: Lowerings): TextNode[] => {
  const texts = fitWords(content, at, lowerings).flatMap((part): string[] => {
    if (!Array.isArray(part)) {
      lowerings.add(part.at, 'invalidFormat', part.node)
      return [`\n${textIn(part.node)}`]
    }
    return part.map(node => {
      if (node.type === 'hardBreak' || node.marks) lowerings.add(at, 'invalidFormat', node)
      return node.type === 'hardBreak' ? '\n' : node.text
    })
  })
  return texts.map(text => ({ type: 'text', text }))
}

/** All text in a value of any depth, each in a line of its own. */
export const textIn = (value: unknown): string => {
  const texts: string[] = []
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (!isObject(next)) continue
    if (typeof next.text === 'string') texts.push(storable(next.text))
    if (Array.isArray(next.content)) waiting.push(...next.content.toReversed())
  }
  return texts.filter(text => text !== '').join('\n')
}

const fitText = (text: unknown, at: Place, lowerings: Lowerings): string => {
  if (typeof text !== 'string' || text === '') {
    lowerings.add(at, text === '' ? 'tooShort' : 'wrongType', text)
    return ''
  }
  const stored = storable(text)
  if (stored !== text) lowerings.add(at, 'unstorableText', text)
  return stored
}

/** Without what PostgreSQL cannot store. */
const storable = (text: string): string => {
  const known = text.replaceAll('\0', '')
  return known.isWellFormed() ? known : known.replaceAll(/\p{Surrogate}/gu, '')
}

const withMarks = (node: InlineNode, outer: readonly Mark[]): InlineNode => {
  const marks = node.marks ?? []
  const added = outer.filter(mark => marks.every(({ type }) => type !== mark.type))
  return added.length > 0 ? { ...node, marks: [...added, ...marks] } : node
}
