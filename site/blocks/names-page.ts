import type { PageView } from '@ximblox/blocks/render/page-view'
import type { Block } from '@ximblox/contract/blocks'

/** Page types whose header always renders the title. */
const titledTypes = new Set(['news'])

/** True for the hero that is the main heading of the page. */
export const namesPage = (block: Block, view: PageView): boolean => openingOf(view)?.key === block.key

/** The hero that shows the title of the page; without one, the page header renders it. */
export const openingOf = ({ page, blocks }: PageView): Block | undefined => {
  const [first] = blocks
  return first?.type === 'hero' && !titledTypes.has(page.type) ? first : undefined
}
