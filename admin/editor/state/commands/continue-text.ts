import type { Registry } from '@ximblox/blocks/registry'
import { isRichText, type RichText } from '@ximblox/blocks/rich-text/document'
import type { BlockNode } from '../document/document.ts'
import { type Path, readIn } from '../document/paths.ts'
import { placeOf } from '../document/places.ts'
import type { Change } from '../edit.ts'
import { removeBlock, setValue } from '../operations/make.ts'
import type { EditorState } from '../state.ts'
import type { Command } from '../store.ts'
import { insertType } from './insert.ts'
import { isUnwritten } from './is-unwritten.ts'

/** Inserts an empty text after a block. */
export const beginTextAfter = (block: string): Command => ({
  needs: 'insert-block',
  change: (state, registry) => {
    const text = [...registry.blocks.values()].find(({ pasted }) => pasted?.text)?.id
    const place = placeOf(state.document, block)
    if (text === undefined || !place) return null
    return insertType(text, { ...place, after: block }).change(state, registry)
  },
})

/** Inserts an empty text after a block of words, where writing goes on. */
export const continueAfter = (block: string): Command => ({
  needs: 'insert-block',
  change: (state, registry) => {
    const type = state.document.blocks.get(block)?.type ?? ''
    return registry.blocks.get(type)?.group === 'text' ? beginTextAfter(block).change(state, registry) : null
  },
})

/**
 * Appends a text to the text before it, or removes a text or heading without words. `path` is the text, as in `['props',
 * 'body']`.
 */
export const joinWithPrevious = (key: string, path: Path): Command => ({
  needs: 'edit-blocks',
  change: (state, registry) => {
    const block = state.document.blocks.get(key)
    const previous = state.document.blocks.get(placeOf(state.document, key)?.after ?? '')
    const removal = removeBlock(state.document, key)
    if (!block || !previous || !removal) return null
    const selection = { blocks: [previous.key], field: null }
    if (isUnwritten(registry, block)) return { operations: [removal], selection }
    const joined = joinedText(state, registry, [previous, block], path)
    return joined && { operations: [...joined.operations, removal], selection }
  },
})

const joinedText = (
  { document }: EditorState,
  registry: Registry,
  [previous, block]: [BlockNode, BlockNode],
  path: Path,
): Pick<Change, 'operations'> | null => {
  const isText = registry.blocks.get(block.type)?.pasted?.text !== undefined
  const [first, second] = [textAt(previous, path), textAt(block, path)]
  if (!isText || previous.type !== block.type || !first || !second) return null
  const content = [...withoutEmptyEnd(first), ...second.content]
  const operation = setValue(document, previous.key, path, { type: 'doc', content })
  return { operations: operation ? [operation] : [] }
}

const textAt = (block: BlockNode, path: Path): RichText | undefined => {
  const value = readIn(block, path) as BlockNode['props'][string] | undefined
  return value !== undefined && isRichText(value) ? value : undefined
}

const withoutEmptyEnd = ({ content }: RichText): RichText['content'] => {
  const last = content.at(-1)
  return last?.type === 'paragraph' && !last.content?.length ? content.slice(0, -1) : content
}
