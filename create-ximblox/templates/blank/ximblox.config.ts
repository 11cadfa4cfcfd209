import { defineSite } from 'ximblox'
import { text } from './src/blocks/text/text.block.ts'
import { basic } from './src/page-types.ts'

/** What the site is. The order of blocks and page types is that of the admin area. */
export default defineSite({
  name: 'My site',
  locales: ['en-gb'],
  blocks: [text],
  pageTypes: [basic],
  menus: ['main'],
})
