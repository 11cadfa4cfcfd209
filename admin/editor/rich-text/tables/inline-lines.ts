import type { BlockNode, InlineNode, ListItemNode, TextNode } from '@ximblox/blocks/rich-text/document'

type AnyNode = BlockNode | ListItemNode | InlineNode

/** The lines of formatted text without its structure: one for each paragraph, heading and part of it between breaks. */
export const inlineLines = (nodes: readonly AnyNode[]): TextNode[][] =>
  nodes.flatMap(node => {
    const content: readonly AnyNode[] = ('content' in node && node.content) || []
    return content.some(isInline) ? linesOf(content.filter(isInline)) : inlineLines(content)
  })

/** All texts with their marks. */
export const textsIn = (nodes: readonly AnyNode[]): TextNode[] => inlineLines(nodes).flat()

const isInline = (node: AnyNode): node is InlineNode => node.type === 'text' || node.type === 'hardBreak'

const linesOf = (content: readonly InlineNode[]): TextNode[][] =>
  content
    .flatMap(brokenUp)
    .reduce<TextNode[][]>(
      (lines, node) =>
        node.type === 'text' ? [...lines.slice(0, -1), [...(lines.at(-1) ?? []), node]] : [...lines, []],
      [[]],
    )
    .filter(line => line.some(({ text }) => text.trim() !== ''))

/** Preformatted text has line breaks in its words. */
const brokenUp = (node: InlineNode): InlineNode[] =>
  node.type === 'text'
    ? node.text
        .split('\n')
        .flatMap((text, index): InlineNode[] => [
          ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
          ...(text === '' ? [] : [{ ...node, text }]),
        ])
    : [node]
