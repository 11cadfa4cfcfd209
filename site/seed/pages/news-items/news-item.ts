import type { RichText } from '@ximblox/blocks/rich-text/document'
import {
  picture,
  type StarterLocale,
  type StarterPage,
  type StarterTexts,
  starterPage,
} from '../../starter-page.ts'

interface ItemTexts extends StarterTexts {
  summary: string
  alt: string
  body: RichText
}

export const newsItem = (
  name: string,
  facts: { date: string; author: string; picture: string },
  texts: Record<StarterLocale, ItemTexts>,
): StarterPage =>
  starterPage({
    name,
    type: 'news',
    texts,
    props: ({ summary }) => ({ date: facts.date, author: facts.author, summary }),
    images: ({ alt }, to) => ({ image: picture(to, facts.picture, alt) }),
    blocks: ({ body }) => [{ type: 'rich-text', key: 'story', props: { body } }],
  })
