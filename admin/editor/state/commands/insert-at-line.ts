import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode as TextNode } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockNode } from '../document/document.ts'
import { type Path, setIn } from '../document/paths.ts'
import { placesAfter } from '../document/places.ts'
import { setValue } from '../operations/make.ts'
import type { Command } from '../store.ts'
import { insertAt, newBlock } from './insert.ts'
import { isUnwritten } from './is-unwritten.ts'
import { replace } from './replace.ts'
import { textBlock, textOf } from './text-block.ts'

/** A line of a text that a new block takes the place of. */
export interface Line {
  block: string
  /** The text, as in `['props', 'body']`. */
  path: Path
  /** The parts of a rich text around the line; absent for a plain text, which is the line. */
  around?: { before: readonly TextNode[]; after: readonly TextNode[] }
}

/**
 * Inserts a new block in place of a line. What follows the line in a text block goes to a text block of its own, and a
 * block that contained nothing but the line is replaced.
 */
export const insertAtLine = (type: string, { block: key, path, around }: Line): Command => ({
  needs: 'insert-block',
  change: (state, registry) => {
    const block = state.document.blocks.get(key)
    if (!block) return null
    const rest = around && restOf(registry, block, around.after)
    const left = around && textOf(rest ? around.before : [...around.before, ...around.after])
    const shorter = setValue(state.document, key, path, left ?? '')
    const made = newBlock(type, registry)
    const replaced =
      !rest && isUnwritten(registry, { ...block, props: propsWith(block, path, left ?? '') })
        ? replace(key, made).change(state, registry)
        : null
    if (replaced) return replaced
    const inserted = insertAt([made, ...(rest ? [rest] : [])], () => placesAfter(state.document, key)).change(
      state,
      registry,
    )
    if (!inserted) return null
    return {
      ...inserted,
      operations: [...(shorter ? [shorter] : []), ...inserted.operations],
      selection: { blocks: inserted.selection?.blocks.slice(0, 1) ?? [], field: null },
    }
  },
})

const propsWith = ({ props }: BlockNode, path: Path, value: unknown): JsonObject =>
  setIn({ props }, path, value).props

const restOf = (registry: Registry, block: BlockNode, after: readonly TextNode[]): Block | null =>
  after.length === 0 ? null : textBlock(registry, block, after)
