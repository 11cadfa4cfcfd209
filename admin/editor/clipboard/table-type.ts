import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Registry } from '@ximblox/blocks/registry'

/** The first type of the site that takes pasted tables. */
export const tableType = (registry: Registry): BlockDefinition | undefined =>
  [...registry.blocks.values()].find(({ pasted }) => pasted?.table)
