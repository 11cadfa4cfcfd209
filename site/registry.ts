import { createRegistry } from '@ximblox/blocks/registry'
import { cards } from './blocks/cards/cards.block.ts'
import { columns } from './blocks/columns/columns.block.ts'
import { heading } from './blocks/heading/heading.block.ts'
import { hero } from './blocks/hero/hero.block.ts'
import { imageText } from './blocks/image-text/image-text.block.ts'
import { pageList } from './blocks/page-list/page-list.block.ts'
import { richText } from './blocks/rich-text/rich-text.block.ts'
import { basic } from './page-types/basic/basic.page-type.ts'
import { news } from './page-types/news/news.page-type.ts'

/** The block and page types of the site, in the order the admin offers them. */
export const registry = createRegistry({
  blocks: [hero, richText, heading, imageText, cards, columns, pageList],
  pageTypes: [basic, news],
})
