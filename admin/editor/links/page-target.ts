import type { LinkTarget } from '@ximblox/blocks/link-target'

/** The target of a link to a page, or to a block on it. */
export const pageTarget = (id: number, block?: string): LinkTarget => ({
  ref: 'page',
  id,
  ...(block !== undefined && { block }),
})
