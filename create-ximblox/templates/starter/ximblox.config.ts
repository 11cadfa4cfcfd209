import { defineSite } from 'ximblox'
import { cards } from './src/blocks/cards/cards.block.ts'
import { contact, contactForm } from './src/blocks/contact/contact.block.ts'
import { hero } from './src/blocks/hero/hero.block.ts'
import { newsList } from './src/blocks/news/news.block.ts'
import { text } from './src/blocks/text/text.block.ts'
import { basic, news } from './src/page-types.ts'

/** What the site is. The order of blocks and page types is that of the admin area. */
export default defineSite({
  name: 'My site',
  locales: ['en-gb'],
  blocks: [hero, text, cards, newsList, contactForm],
  pageTypes: [basic, news],
  forms: [contact],
  menus: ['main'],
})
