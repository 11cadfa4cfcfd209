import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockDefinition } from './define-block.ts'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import type { Registry } from './registry.ts'

/**
 * Lifts stored props to the current versions of their types. Blocks of unknown types or newer versions stay as they
 * are, and so does a block one of whose steps fails; that is told to `onFailure`.
 */
export const upgradeBlocks = (
  registry: Registry,
  blocks: readonly Block[],
  onFailure: (block: Block, error: unknown) => void = () => {},
): Block[] =>
  mapBlocks(blocks, block => {
    const definition = registry.blocks.get(block.type)
    const version = block.version ?? definition?.version
    if (!definition || version === undefined || version >= definition.version) return block
    try {
      return { ...block, version: definition.version, props: upgradedProps(definition, version, block.props) }
    } catch (error) {
      onFailure(block, error)
      return block
    }
  })

const upgradedProps = (
  { id, version, upgrades = {} }: BlockDefinition,
  from: number,
  stored: JsonObject,
): JsonObject => {
  // A step may change what it is given; the stored props stay whole if a later one fails.
  let props = structuredClone(stored)
  for (let step = from; step < version; step++) {
    const upgraded = upgrades[step]?.(props)
    if (!isJsonObject(upgraded)) throw new Error(`Upgrade ${step} of "${id}" gave no props`)
    props = upgraded
  }
  return props
}
