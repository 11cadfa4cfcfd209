import type { Registry } from '@ximblox/blocks/registry'
import type { BlockNode as TextNode } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import type { BlockNode } from '../document/document.ts'
import { type Path, setIn } from '../document/paths.ts'
import { placeOf } from '../document/places.ts'
import { setValue } from '../operations/make.ts'
import type { Command } from '../store.ts'
import { insert } from './insert.ts'
import { isUnwritten } from './is-unwritten.ts'
import { replace } from './replace.ts'
import { isTextField, textBlock, textOf } from './text-block.ts'

/** The text of a block, as in `['props', 'body']`. */
export interface TextPlace {
  block: string
  path: Path
}

/**
 * Replaces a text by parts with blocks between them, and selects the last part. The first part stays in the block, and
 * the others become blocks of the same type.
 */
export const divideText = (
  { block: key, path }: TextPlace,
  parts: readonly (readonly TextNode[] | Block)[],
): Command => ({
  needs: 'insert-block',
  change: (state, registry) => {
    const block = state.document.blocks.get(key)
    const place = placeOf(state.document, key)
    if (!block || !place || !isTextOf(registry, block, path)) return null
    const [first, ...rest] = parts
    const own = first && !isBlock(first) ? first : []
    const others = blocksOf(registry, block, own === first ? rest : parts)
    const [next, ...following] = others
    if (!next) return null
    const left = textOf(own)
    if (isUnwritten(registry, setIn(block, path, left))) {
      const replaced = replace(key, next).change(state, registry)
      const [now] = replaced?.selection?.blocks ?? []
      if (!replaced || now === undefined || following.length === 0) return replaced
      const inserted = insert(following, { ...place, after: now }).change(state, registry)
      return inserted && inLast({ ...inserted, operations: [...replaced.operations, ...inserted.operations] })
    }
    const shorter = setValue(state.document, key, path, left)
    const inserted = insert(others, { ...place, after: key }).change(state, registry)
    return (
      inserted && inLast({ ...inserted, operations: [...(shorter ? [shorter] : []), ...inserted.operations] })
    )
  },
})

type Inserted = NonNullable<ReturnType<Command['change']>>

const inLast = (change: Inserted): Inserted => ({
  ...change,
  selection: { blocks: change.selection?.blocks.slice(-1) ?? [], field: null },
})

const isBlock = (part: readonly TextNode[] | Block): part is Block => 'key' in part

const isTextOf = (registry: Registry, { type }: BlockNode, [group, field = '', ...rest]: Path): boolean =>
  group === 'props' && rest.length === 0 && isTextField(registry, type, field)

const blocksOf = (
  registry: Registry,
  block: BlockNode,
  parts: readonly (readonly TextNode[] | Block)[],
): Block[] => parts.flatMap(part => (isBlock(part) ? part : (textBlock(registry, block, part) ?? [])))
