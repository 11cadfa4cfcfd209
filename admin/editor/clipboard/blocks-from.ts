import type { Registry } from '@ximblox/blocks/registry'
import { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import { tableMark } from '../rich-text/tables/parts.ts'
import { tableOfTabs } from '../rich-text/tables/tabs.ts'
import type { TextWithTables } from '../rich-text/tables/text-with-tables.ts'
import { type Clip, copiedIn } from './clip.ts'
import { fromElsewhere } from './elsewhere.ts'
import { foreignBlocks } from './foreign-blocks.ts'
import { soundBlocks } from './sound-blocks.ts'

/** The blocks of a clipboard, or blocks made from its text. */
export const blocksFrom = async (clip: Clip, registry: Registry, origin: string): Promise<Block[]> => {
  const copied = copiedIn(clip.html)
  if (copied) {
    const blocks = soundBlocks(registry, copied.blocks)
    return copied.origin === origin ? blocks : fromElsewhere(blocks)
  }
  return foreignBlocks(registry, await contentIn(clip))
}

const contentIn = async ({ html, text }: Clip): Promise<TextWithTables> => {
  const table = html === '' ? tableOfTabs(text) : null
  if (table) return { text: richTextOf(tableMark(0)), tables: [table] }
  const lines = { text: richTextOfLines(text), tables: [] }
  try {
    // Loaded on demand, because it is as large as the rich text editor and rarely needed.
    const meant = html === '' ? await htmlOf(text) : html
    if (meant === null) return lines
    const { contentFromHTML } = await import('./rich-text-from-html.ts')
    return contentFromHTML(meant)
  } catch {
    // Offline the converter may not load; plain text is better than nothing.
    return lines
  }
}

const htmlOf = async (text: string): Promise<string | null> =>
  (await import('../pasted-html/read-plain-text.ts')).readPlainText(text)

/** One paragraph per run of lines without an empty line. */
const richTextOfLines = (text: string): RichText => ({
  type: 'doc',
  content: text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.split('\n').filter(line => line.trim() !== ''))
    .filter(lines => lines.length > 0)
    .map(lines => ({
      type: 'paragraph',
      content: lines.flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
        { type: 'text' as const, text: line },
      ]),
    })),
})
