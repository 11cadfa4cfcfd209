import { currentDefinition, type Registry } from '@ximblox/blocks/registry'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import { type Block, blocks as blocksSchema } from '@ximblox/contract/blocks'
import { soundProps } from './sound-props.ts'

/**
 * The blocks in a value that may be anything, as they can be stored: what is not sound in a known type is left out, and
 * what stands in a slot that does not take it comes after. Blocks of unknown types are kept as they are.
 */
export const soundBlocks = (registry: Registry, value: unknown): Block[] => {
  const parsed = blocksSchema.safeParse(value)
  return parsed.success ? soundTrees(registry, upgradeBlocks(registry, parsed.data)) : []
}

const soundTrees = (registry: Registry, blocks: readonly Block[]): Block[] =>
  blocks.flatMap(block => {
    const { slots = {}, ...own } = block
    const taken: Record<string, Block[]> = {}
    const left: Block[] = []
    for (const [slot, children] of Object.entries(slots))
      for (const child of soundTrees(registry, children)) {
        if (takes(registry, block, slot, child)) (taken[slot] ??= []).push(child)
        else left.push(child)
      }
    const fields = currentDefinition(registry, block)?.fields
    const props = fields ? soundProps(fields, block.props) : block.props
    const hasSlots = Object.keys(taken).length > 0
    return [{ ...own, props, ...(hasSlots && { slots: taken }) }, ...left]
  })

const takes = (registry: Registry, block: Block, slot: string, child: Block): boolean => {
  const definition = currentDefinition(registry, block)
  if (!definition) return true
  const slots = definition.slots ?? {}
  if (!Object.hasOwn(slots, slot)) return false
  return !registry.blocks.has(child.type) || (slots[slot]?.allowed?.includes(child.type) ?? true)
}
