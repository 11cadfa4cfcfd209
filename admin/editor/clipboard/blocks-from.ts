import type { Registry } from '@ximblox/blocks/registry'
import { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import { tableMark } from '../rich-text/tables/parts.ts'
import { tableOfTabs } from '../rich-text/tables/tabs.ts'
import type { TextWithTables } from '../rich-text/tables/text-with-tables.ts'
import { type Clip, copiedIn } from './clip.ts'
import { fromElsewhere } from './elsewhere.ts'
import { foreignBlocks } from './foreign-blocks.ts'
import { isPictureHere } from './pictures-in-html.ts'
import { soundBlocks } from './sound-blocks.ts'
import { textBetweenPictures } from './text-between-pictures.ts'

export interface PastedBlocks {
  blocks: Block[]
  /** The addresses of pictures, and how many of the blocks come before each. */
  pictures: { source: string; after: number }[]
}

/** The blocks of a clipboard, or blocks made from its text. */
export const blocksFrom = async (clip: Clip, registry: Registry, origin: string): Promise<PastedBlocks> => {
  const copied = copiedIn(clip.html)
  if (copied) {
    const blocks = soundBlocks(registry, copied.blocks)
    return { blocks: copied.origin === origin ? blocks : fromElsewhere(blocks), pictures: [] }
  }
  const content = await contentIn(clip)
  const pasted: PastedBlocks = { blocks: [], pictures: [] }
  const isShown = (index: number) => isPictureHere(content.pictures[index] ?? '', origin)
  for (const part of textBetweenPictures(content.text.content, isShown)) {
    pasted.blocks.push(
      ...foreignBlocks(registry, { ...content, text: { type: 'doc', content: part.content } }),
    )
    const after = pasted.blocks.length
    pasted.pictures.push(...part.pictures.map(index => ({ source: content.pictures[index] ?? '', after })))
  }
  return pasted
}

const contentIn = async ({ html, text }: Clip): Promise<TextWithTables> => {
  const table = html === '' ? tableOfTabs(text) : null
  if (table) return { text: richTextOf(tableMark(0)), tables: [table], pictures: [] }
  const lines = { text: richTextOfLines(text), tables: [], pictures: [] }
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
