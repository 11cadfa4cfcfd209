import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockDefinition } from './define-block.ts'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import type { Registry } from './registry.ts'

/**
 * Upgrades stored props to the current versions of their types. Blocks of unknown types or newer versions are unchanged,
 * and so are blocks with a failing upgrade, which are passed to `onFailure`.
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
  // An upgrade may mutate its input, but the stored props have to survive a later failure.
  let props = structuredClone(stored)
  for (let step = from; step < version; step++) {
    const upgraded = upgrades[step]?.(props)
    if (!isJsonObject(upgraded)) throw new Error(`Upgrade ${step} of "${id}" did not return props`)
    props = upgraded
  }
  return props
}
