import type { BlockNode, InlineNode, ListItemNode, Mark, RichText } from '@ximblox/blocks/rich-text/document'
import { isEqual } from '@ximblox/contract/rules/equal'

/**
 * One paragraph, heading or preformatted text of a document while it is edited as plain text. What is typed has the
 * formatting of the text before it; each new line is a paragraph, or an item in a list.
 */
export interface PlainWriting {
  /** Whether it takes words only. */
  isPreformatted: boolean
  text(): string
  /** Takes in the text as it is now, changed before the caret, and returns the whole document with it. */
  write(text: string, caret: number): RichText
  /** The texts that it consists of by now. */
  texts(): { first: number; count: number }
  /** Where a character is in the document. */
  placeOf(offset: number): TextOffset
}

/** A position in a document: which of its paragraphs, headings and preformatted texts, and how many characters in. */
export interface TextOffset {
  text: number
  offset: number
}

export type TextBlock = Extract<BlockNode, { type: 'paragraph' | 'heading' | 'codeBlock' }>

/** A character, or a border between two lines or paragraphs. */
interface Unit {
  sign: string
  kind: 'character' | 'break' | 'border'
  marks: Mark[] | undefined
}

/** Edits one of the texts of a document; a document without any gets an empty one at its end. */
export const openPlainWriting = (given: RichText, text: number): PlainWriting => {
  const doc = textsOf(given).length > 0 ? given : withParagraph(given)
  const all = textsOf(doc)
  const first = Math.min(text, all.length - 1)
  const block = all[first] ?? emptyParagraph
  let units = unitsOf(block)
  const written = () => units.map(({ sign }) => sign).join('')
  return {
    isPreformatted: block.type === 'codeBlock',
    text: written,
    write: (text, caret) => {
      units = changed(units, text, caret, block.type !== 'codeBlock')
      return { ...doc, content: replaced(doc.content, block, blocksOf(units, block)) }
    },
    texts: () => ({ first, count: units.filter(isBorder).length + 1 }),
    placeOf: offset => {
      const before = units.slice(0, offset)
      const start = before.findLastIndex(isBorder) + 1
      return { text: first + before.filter(isBorder).length, offset: before.length - start }
    },
  }
}

/** The paragraphs, headings and preformatted texts of a document, in their order. */
export const textsOf = ({ content }: { content: readonly (BlockNode | ListItemNode)[] }): TextBlock[] =>
  content.flatMap(node => {
    if (isTextBlock(node)) return [node]
    return node.type === 'image' ? [] : textsOf(node)
  })

const emptyParagraph: TextBlock = { type: 'paragraph' }

const withParagraph = ({ type, content }: RichText): RichText => ({
  type,
  content: [...content, emptyParagraph],
})

const isTextBlock = (node: BlockNode | ListItemNode): node is TextBlock =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock'

const isBorder = ({ kind }: Unit): boolean => kind === 'border'

/** The characters and line breaks of a text. */
export const unitsOf = ({ content = [] }: TextBlock): Unit[] =>
  content.flatMap((node): Unit[] =>
    node.type === 'text'
      ? node.text.split('').map(sign => ({ sign, kind: 'character', marks: node.marks }))
      : [{ sign: '\n', kind: 'break', marks: node.marks }],
  )

/** The units of a text that differs from theirs in one place. */
const changed = (units: readonly Unit[], text: string, caret: number, isDivided: boolean): Unit[] => {
  const shorter = Math.min(units.length, text.length)
  let end = 0
  while (end < Math.min(shorter, text.length - caret) && units.at(-1 - end)?.sign === text.at(-1 - end))
    end += 1
  let start = 0
  while (start < shorter - end && units[start]?.sign === text[start]) start += 1
  const before = units.slice(0, start)
  const after = units.slice(units.length - end)
  const marks = marksBetween(before.at(-1), after[0])
  const inserted = text.slice(start, text.length - end).split('')
  return [
    ...before,
    ...inserted.map(
      (sign): Unit => ({ sign, kind: sign === '\n' && isDivided ? 'border' : 'character', marks }),
    ),
    ...after,
  ]
}

/** A link ends where it ends; other formatting goes on. */
const marksBetween = (before: Unit | undefined, after: Unit | undefined): Mark[] | undefined => {
  const { marks } = (before?.kind === 'border' ? undefined : before) ?? after ?? {}
  const kept = marks?.filter(
    mark => mark.type !== 'link' || (before && after?.marks?.some(other => isEqual(mark, other))),
  )
  return kept && kept.length > 0 ? kept : undefined
}

const blocksOf = (units: readonly Unit[], block: TextBlock): TextBlock[] => {
  const lines: Unit[][] = [[]]
  for (const unit of units) {
    if (isBorder(unit)) lines.push([])
    else lines.at(-1)?.push(unit)
  }
  return lines.map((line, index) => {
    const { content: _content, ...shell } =
      index === 0 || block.type === 'paragraph' ? block : paragraphAs(block)
    const content = contentOf(line)
    return (content.length > 0 ? { ...shell, content } : shell) as TextBlock
  })
}

/** What follows a heading is not one. */
const paragraphAs = (block: TextBlock): TextBlock => {
  const dir = 'attrs' in block ? block.attrs?.dir : undefined
  return dir ? { type: 'paragraph', attrs: { dir } } : emptyParagraph
}

export const contentOf = (units: readonly Unit[]): InlineNode[] => {
  const nodes: InlineNode[] = []
  for (const { sign, kind, marks } of units) {
    const last = nodes.at(-1)
    if (kind === 'break') nodes.push({ type: 'hardBreak', ...(marks && { marks }) })
    else if (last?.type === 'text' && isEqual(last.marks ?? null, marks ?? null))
      nodes[nodes.length - 1] = { ...last, text: last.text + sign }
    else nodes.push({ type: 'text', text: sign, ...(marks && { marks }) })
  }
  return nodes
}

/** Puts texts in the place of one. */
export const replaced = (
  nodes: readonly BlockNode[],
  block: TextBlock,
  by: readonly TextBlock[],
): BlockNode[] =>
  nodes.flatMap((node): readonly BlockNode[] => {
    if (node === block) return by
    if (node.type === 'bulletList' || node.type === 'orderedList')
      return [{ ...node, content: node.content.flatMap(item => itemsOf(item, block, by)) }]
    if (node.type === 'blockquote' || node.type === 'callout')
      return [{ ...node, content: replaced(node.content, block, by) }]
    return [node]
  })

const itemsOf = (item: ListItemNode, block: TextBlock, by: readonly TextBlock[]): ListItemNode[] => {
  const [first, ...rest] = item.content
  if (first !== block) return [{ ...item, content: replaced(item.content, block, by) }]
  return by.map((line, index) => ({
    ...item,
    content: index === by.length - 1 ? [line, ...rest] : [line],
  }))
}
