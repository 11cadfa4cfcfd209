import type { Registry } from '@ximblox/blocks/registry'
import { shownSlots } from '@ximblox/blocks/shown-slots'
import { childrenIn, type EditorDocument } from '../document/document.ts'
import { endOf } from '../document/places.ts'
import { apply } from '../operations/apply.ts'
import { moveBlock } from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import { isTypeAllowed } from './allowed.ts'

/**
 * Moves the blocks of slots that a change of a block has hidden to the last slot that it shows, such as those of a third
 * column when there are only two. A slot that does not allow a block leaves it where it is.
 */
export const emptyHidden = (before: EditorDocument, registry: Registry, change: Operation): Operation[] => {
  const key = change.type === 'setField' ? change.target : ''
  // Key presses are such changes, too, most of them in blocks without slots.
  if (!registry.blocks.get(before.blocks.get(key)?.type ?? '')?.slots) return []
  const changed = apply(before, change)
  const [former, now] = [shownIn(before, registry, key), shownIn(changed, registry, key)]
  const last = now.at(-1)
  if (last === undefined) return []
  const target = { parent: key, slot: last }
  const hidden = former.filter(slot => !now.includes(slot))
  const operations: Operation[] = []
  let document = changed
  for (const child of hidden.flatMap(slot => childrenIn(changed, { parent: key, slot }))) {
    const type = changed.blocks.get(child)?.type ?? ''
    const moving = isTypeAllowed(registry, document, target, type)
      ? moveBlock(document, child, endOf(document, target))
      : null
    if (!moving) continue
    operations.push(moving)
    document = apply(document, moving)
  }
  return operations
}

const shownIn = ({ blocks }: EditorDocument, registry: Registry, key: string): string[] => {
  const node = blocks.get(key)
  const definition = registry.blocks.get(node?.type ?? '')
  return node && definition ? shownSlots(definition, node.props) : []
}
