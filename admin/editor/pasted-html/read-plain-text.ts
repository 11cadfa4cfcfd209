import { escaped } from './escaped.ts'
import { type JoinedBlock, joinedBlocks } from './hard-lines.ts'
import { withLineFeeds } from './line-ends.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { isMarkdown } from './markdown-signs.ts'

/** The HTML that plain text means; null if it means nothing but its lines. */
export const readPlainText = (given: string): string | null => {
  const text = withLineFeeds(given)
  // Rows of cells are as long as their cells, not as a page.
  if (hasRows(text)) return null
  if (isMarkdown(text)) return htmlOfMarkdown(text)
  return joinedBlocks(text)?.map(htmlOf).join('') ?? null
}

/** Lists have a tab after the sign or number of an item. */
const marker = /^\s*([^\p{L}\p{N}\s]|\p{N}+[.)])\s+/u

const hasRows = (text: string): boolean => {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return lines.length > 1 && lines.every(line => /\S\s*\t/.test(line.replace(marker, '')))
}

const htmlOf = (block: JoinedBlock): string =>
  'items' in block
    ? `<ul>${block.items.map(item => `<li>${escaped(item)}</li>`).join('')}</ul>`
    : `<p>${escaped(block.paragraph).replaceAll('\n', '<br>')}</p>`
