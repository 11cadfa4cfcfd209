import type { PageView } from '@ximblox/blocks/render/page-view'
import type { Block } from '@ximblox/contract/blocks'

/** Page types whose header always has the title. */
const titledTypes = new Set(['news', 'training', 'project', 'tool', 'literature', 'team', 'vacancy'])

/** A page has one `h1`: the title of a hero that comes first, or else the page header. */
export const isMainHeading = (block: Block, view: PageView): boolean =>
  mainHeadingBlock(view)?.key === block.key

/** The hero that replaces the page's own title. */
export const mainHeadingBlock = ({ page, blocks }: PageView): Block | undefined => {
  const [first] = blocks
  return first?.type === 'hero' && !titledTypes.has(page.type) ? first : undefined
}
