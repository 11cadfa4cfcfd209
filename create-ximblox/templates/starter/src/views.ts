import { blockView, createViews, pageTypeView } from 'ximblox/views'
import { cards } from './blocks/cards/cards.block.ts'
import { Cards } from './blocks/cards/cards.tsx'
import { contactForm } from './blocks/contact/contact.block.ts'
import { ContactForm } from './blocks/contact/contact.tsx'
import { hero } from './blocks/hero/hero.block.ts'
import { BasicHeader, Hero } from './blocks/hero/hero.tsx'
import { newsList } from './blocks/news/news.block.ts'
import { NewsHeader, NewsList } from './blocks/news/news.tsx'
import { text } from './blocks/text/text.block.ts'
import { Text } from './blocks/text/text.tsx'
import { Footer } from './layout.tsx'
import { basic, news } from './page-types.ts'

/** What each block type and page type looks like. A view can name a style sheet of its own in place of null. */
export default createViews(
  [
    blockView(hero, Hero, null),
    blockView(text, Text, null),
    blockView(cards, Cards, null),
    blockView(newsList, NewsList, null),
    blockView(contactForm, ContactForm, null),
  ],
  [
    pageTypeView(basic, { header: BasicHeader, footer: Footer }),
    pageTypeView(news, { header: NewsHeader, footer: Footer }),
  ],
)
