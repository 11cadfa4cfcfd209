import type { Block } from 'ximblox'
import type { PageView } from 'ximblox/views'

/** Page types whose header always has the title. */
const titledTypes = new Set(['news', 'training', 'project', 'tool', 'literature', 'team', 'vacancy'])

interface Headed extends Pick<PageView, 'blocks'> {
  page: Pick<PageView['page'], 'type'>
}

/** A page has one `h1`: the title of a hero that comes first, or else the page header. */
export const isMainHeading = (block: Block, view: Headed): boolean =>
  mainHeadingBlock(view)?.key === block.key

/** The hero that replaces the page's own title. */
export const mainHeadingBlock = ({ page, blocks }: Headed): Block | undefined => {
  const [first] = blocks
  return first?.type === 'hero' && !titledTypes.has(page.type) ? first : undefined
}
