import type { Registry } from '@ximblox/blocks/registry'

/** The ids of block types that show a form. */
export const formBlockTypes = (registry: Registry): string[] =>
  [...registry.blocks.values()].filter(({ form }) => form !== undefined).map(({ id }) => id)
