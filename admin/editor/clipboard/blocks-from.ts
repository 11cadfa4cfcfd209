import type { Registry } from '@ximblox/blocks/registry'
import { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import { withLineFeeds } from '../pasted-html/line-ends.ts'
import { readHTML } from '../pasted-html/read-html.ts'
import { readPlainText } from '../pasted-html/read-plain-text.ts'
import { tableMark } from '../rich-text/tables/parts.ts'
import { tableOfTabs } from '../rich-text/tables/tabs.ts'
import { type TextWithTables, textWithTables } from '../rich-text/tables/text-with-tables.ts'
import { textSchema } from '../rich-text/text-schema.ts'
import { type Clip, copiedIn } from './clip.ts'
import { fromElsewhere } from './elsewhere.ts'
import { foreignBlocks } from './foreign-blocks.ts'
import { isPictureHere } from './read-picture.ts'
import { soundBlocks } from './sound-blocks.ts'
import { textBetweenPictures } from './text-between-pictures.ts'

export interface PastedBlocks {
  blocks: Block[]
  /** The addresses of pictures, and how many of the blocks come before each. */
  pictures: { source: string; after: number }[]
  /** How many links lost their address, because it is not allowed. */
  refusedLinks: number
}

/** The blocks of a clipboard, or blocks made from its text. */
export const blocksFrom = (clip: Clip, registry: Registry, origin: string): PastedBlocks => {
  const copied = copiedIn(clip.html)
  if (copied) {
    const blocks = soundBlocks(registry, copied.blocks)
    return {
      blocks: copied.origin === origin ? blocks : fromElsewhere(blocks),
      pictures: [],
      refusedLinks: 0,
    }
  }
  const content = contentIn(clip)
  const pasted: PastedBlocks = { blocks: [], pictures: [], refusedLinks: content.refusedLinks }
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

type Content = TextWithTables & Pick<PastedBlocks, 'refusedLinks'>

const contentIn = ({ html, text }: Clip): Content => {
  const table = html === '' ? tableOfTabs(text) : null
  if (table) return { text: richTextOf(tableMark(0)), tables: [table], pictures: [], refusedLinks: 0 }
  const lines = { text: richTextOfLines(text), tables: [], pictures: [], refusedLinks: 0 }
  try {
    const meant = html === '' ? readPlainText(text) : html
    return meant === null ? lines : contentOfHTML(meant)
  } catch {
    // Plain text is better than nothing.
    return lines
  }
}

const contentOfHTML = (html: string): Content => {
  const { body, refusedLinks } = readHTML(html)
  return { ...textWithTables(body, textSchema()), refusedLinks }
}

/** One paragraph per run of lines without an empty line. */
const richTextOfLines = (text: string): RichText => ({
  type: 'doc',
  content: withLineFeeds(text)
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
