import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import { tableLines } from '../rich-text/tables/table-lines.ts'
import type { PastedBlocks } from './blocks-from.ts'
import { isPictureHere } from './read-picture.ts'
import { tableBlock } from './table-block.ts'
import { textBetweenPictures } from './text-between-pictures.ts'

interface DividedBlocks {
  /** Text, and the blocks of its tables. */
  parts: (BlockNode[] | Block)[]
  /** The pictures of the text, and how many of the parts come before each. */
  pictures: PastedBlocks['pictures']
  /** Whether a table stays text, because no block takes as many rows or columns. */
  isTooLarge: boolean
}

/** The blocks and texts that a text is divided into by its tables and pictures. */
export const dividedBlocks = (
  registry: Registry,
  text: Pick<DividedText, 'parts' | 'pictures'>,
  origin: string,
): DividedBlocks => {
  const made = text.parts.map(part =>
    Array.isArray(part) ? part : (tableBlock(registry, part) ?? tableLines(part)),
  )
  const isShown = (index: number) => isPictureHere(text.pictures[index] ?? '', origin)
  const divided: DividedBlocks = {
    parts: [],
    pictures: [],
    isTooLarge: made.some((part, index) => Array.isArray(part) && !Array.isArray(text.parts[index])),
  }
  for (const part of joined(made)) {
    if (!Array.isArray(part) || part.length === 0) {
      divided.parts.push(part)
      continue
    }
    for (const { content, pictures } of textBetweenPictures(part, isShown)) {
      if (content.length > 0) divided.parts.push(content)
      const after = divided.parts.length
      divided.pictures.push(...pictures.map(index => ({ source: text.pictures[index] ?? '', after })))
    }
  }
  return divided
}

/** The rows of a table that is too large continue the text around them. */
const joined = (parts: readonly (BlockNode[] | Block)[]): (BlockNode[] | Block)[] =>
  parts.reduce<(BlockNode[] | Block)[]>((done, part) => {
    const last = done.at(-1)
    return Array.isArray(last) && Array.isArray(part)
      ? [...done.slice(0, -1), [...last, ...part]]
      : [...done, part]
  }, [])
