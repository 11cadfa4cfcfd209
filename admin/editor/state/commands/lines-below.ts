import { cleanedLine, linesOf } from '@ximblox/blocks/fields/cleaned-text'
import { richTextOf } from '@ximblox/blocks/rich-text/document'
import type { JsonObject } from '@ximblox/contract/fields'
import { type Path, readIn } from '../document/paths.ts'
import { placesAfter } from '../document/places.ts'
import { setValue } from '../operations/make.ts'
import type { Command } from '../store.ts'
import { insertAt, newBlock } from './insert.ts'

/** Lines that were put into a field of one line, where they were joined. */
export interface JoinedLines {
  /** The text before them. */
  before: string
  pasted: string
}

/**
 * Leaves the first of the lines in the field, and moves the others and what follows them to a text after its block.
 * `path` is the field, as in `['props', 'title']`.
 */
export const putLinesBelow = (key: string, path: Path, { before, pasted }: JoinedLines): Command => ({
  needs: 'insert-block',
  change: (state, registry) => {
    const block = state.document.blocks.get(key)
    const text = [...registry.blocks.values()].find(({ pasted }) => pasted?.text)
    const value = readIn(block, path)
    const joined = before + cleanedLine(pasted)
    const [first, ...others] = linesOf(pasted)
    const isText = registry.blocks.get(block?.type ?? '')?.group === 'text'
    if (!isText || !text || others.length === 0 || typeof value !== 'string') return null
    // Else the field has been changed since.
    if (!value.startsWith(joined)) return null
    const lines = [...others.slice(0, -1), `${others.at(-1)}${value.slice(joined.length)}`]
    const props = { ...text.pasted?.text?.(richTextOf(...lines)) } as JsonObject
    const inserted = insertAt([newBlock(text.id, registry, props)], ({ document }) =>
      placesAfter(document, key),
    ).change(state, registry)
    const shorter = setValue(state.document, key, path, `${before}${first}`)
    return inserted && { ...inserted, operations: [...(shorter ? [shorter] : []), ...inserted.operations] }
  },
})
