import type { BlockNode, InlineNode, RichText } from '@ximblox/blocks/rich-text/document'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Range } from './ranges-in.ts'

/** The texts of the paragraphs and headings; a term does not extend from one to the next. */
export const linesIn = (text: RichText): string[] => {
  const lines: string[] = []
  mapLines(text, content => {
    lines.push(content.map(node => (node.type === 'text' ? node.text : '\n')).join(''))
    return content
  })
  return lines
}

/** Replaces ranges of lines. The replacement gets the marks and links of the beginning of what it replaces. */
export const replaceInLines = (
  text: RichText,
  rangesOf: (line: number) => readonly Range[],
  replacement: string,
): RichText => {
  let line = -1
  return mapLines(text, content => {
    line += 1
    // From the end, so that the earlier ranges keep their place.
    const replaced = rangesOf(line)
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, range) => replaceRange(rest, range, replacement), content)
    return replaced === content ? content : joined(replaced)
  })
}

type ChangeLine = (content: InlineNode[]) => InlineNode[]

const mapLines = (text: RichText, change: ChangeLine): RichText => ({
  ...text,
  content: text.content.map(node => mapNode(node, change)),
})

const mapNode = (node: BlockNode, change: ChangeLine): BlockNode => {
  switch (node.type) {
    case 'image':
      return node
    case 'paragraph':
    case 'heading':
    case 'codeBlock': {
      const { content = [], ...rest } = node
      const changed = change(content)
      return (changed.length > 0 ? { ...rest, content: changed } : rest) as BlockNode
    }
    case 'bulletList':
    case 'orderedList':
      return {
        ...node,
        content: node.content.map(item => ({
          ...item,
          content: item.content.map(child => mapNode(child, change)),
        })),
      }
    default:
      return { ...node, content: node.content.map(child => mapNode(child, change)) }
  }
}

const replaceRange = (content: InlineNode[], { start, end }: Range, replacement: string): InlineNode[] => {
  let offset = 0
  let rest = replacement
  return content.map(node => {
    const length = node.type === 'text' ? node.text.length : 1
    const [from, to] = [Math.max(0, start - offset), Math.min(length, end - offset)]
    offset += length
    if (node.type !== 'text' || from >= to) return node
    const put = rest
    rest = ''
    return { ...node, text: node.text.slice(0, from) + put + node.text.slice(to) }
  })
}

/** Without empty texts, and with neighbours of the same formatting as one, as the rich text editor has them. */
const joined = (content: readonly InlineNode[]): InlineNode[] =>
  content.reduce<InlineNode[]>((done, node) => {
    if (node.type === 'text' && node.text === '') return done
    const last = done.at(-1)
    if (last?.type !== 'text' || node.type !== 'text' || !isEqual(last.marks ?? [], node.marks ?? []))
      return [...done, node]
    return [...done.slice(0, -1), { ...last, text: last.text + node.text }]
  }, [])
