import type { PastedTable } from '@ximblox/blocks/define-block'
import type { BlockNode, Mark, RichText, TextNode } from '@ximblox/blocks/rich-text/document'
import { inlineLines } from './inline-lines.ts'

/** A table as lines of text: a paragraph for each row, with what stands between its cells. */
export const tableLines = ({ caption, rows, hasHeader, hasHeaderColumn }: PastedTable): BlockNode[] => [
  ...(caption === '' ? [] : [paragraph([{ type: 'text', text: caption }])]),
  ...rows.flatMap((cells, at) => {
    const line = joined(
      cells.map(({ body }, column) =>
        cellLine(body, (hasHeader && at === 0) || (hasHeaderColumn && column === 0)),
      ),
      ' · ',
    )
    return [...(line.length > 0 ? [paragraph(line)] : []), ...cells.flatMap(({ body }) => imagesIn(body))]
  }),
]

const paragraph = (content: TextNode[]): BlockNode => ({ type: 'paragraph', content })

const cellLine = ({ content }: RichText, isHeading: boolean): TextNode[] => {
  const line = joined(inlineLines(content), ' / ')
  return isHeading ? line.map(bold) : line
}

const bold = (node: TextNode): TextNode => {
  const { marks = [] } = node
  const mark: Mark = { type: 'bold' }
  return marks.some(({ type }) => type === 'bold') ? node : { ...node, marks: [mark, ...marks] }
}

const joined = (lines: readonly TextNode[][], between: string): TextNode[] =>
  lines
    .filter(line => line.length > 0)
    .flatMap((line, index) => (index > 0 ? [{ type: 'text', text: between }, ...line] : line))

/** Images have no place in a line. */
const imagesIn = ({ content }: RichText): BlockNode[] => content.filter(({ type }) => type === 'image')
