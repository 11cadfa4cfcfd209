import type { PageView } from '@ximblox/blocks/render/page-view'
import type { Block } from '@ximblox/contract/blocks'

/** Page types whose header draws the title whatever the blocks are. */
const titledTypes = new Set(['news'])

/** Whether this opening is the page's one main heading. */
export const namesPage = (block: Block, view: PageView): boolean => openingOf(view)?.key === block.key

/** The opening that stands in for the page's title; without one the page's header draws it. */
export const openingOf = ({ page, blocks }: PageView): Block | undefined => {
  const [first] = blocks
  return first?.type === 'hero' && !titledTypes.has(page.type) ? first : undefined
}
