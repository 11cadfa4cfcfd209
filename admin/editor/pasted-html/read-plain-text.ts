import { escaped } from './escaped.ts'
import { type JoinedBlock, joinedBlocks } from './hard-lines.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { isMarkdown } from './markdown-signs.ts'

/** The HTML that plain text means; null if it means nothing but its lines. */
export const readPlainText = (text: string): string | null => {
  if (isMarkdown(text)) return htmlOfMarkdown(text)
  return joinedBlocks(text)?.map(htmlOf).join('') ?? null
}

const htmlOf = (block: JoinedBlock): string =>
  'items' in block
    ? `<ul>${block.items.map(item => `<li>${escaped(item)}</li>`).join('')}</ul>`
    : `<p>${escaped(block.paragraph).replaceAll('\n', '<br>')}</p>`
