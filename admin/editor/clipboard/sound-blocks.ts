import { isAllowedIn } from '@ximblox/blocks/placement'
import { currentDefinition, type Registry } from '@ximblox/blocks/registry'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import { type Block, blocks as blocksSchema } from '@ximblox/contract/blocks'
import { soundProps } from './sound-props.ts'

/**
 * The storable blocks in an untrusted value: invalid parts of known types are dropped, and blocks that their slot does
 * not accept are moved after its block. Blocks of unknown types are kept unchanged.
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
  if (!registry.blocks.has(child.type)) return Object.hasOwn(definition.slots ?? {}, slot)
  return isAllowedIn(registry, child.type, { type: block.type, slot })
}
