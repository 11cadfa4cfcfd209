import { readFile } from 'node:fs/promises'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { MediaItem } from '@ximblox/contract/media'
import type { PublicPage } from '@ximblox/contract/pages'

const sentence =
  'Sustainable business begins with knowing what a product costs the world from quarry to bin, and ends with people who act on it.'
const paragraph = {
  type: 'paragraph',
  content: [{ type: 'text', text: `${sentence} ${sentence} ${sentence}` }],
}
const item = {
  type: 'listItem',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }],
}
const body = {
  type: 'doc',
  content: [paragraph, { type: 'bulletList', content: [item, item, item] }, paragraph, paragraph, paragraph],
}
const link = { label: 'Read on', url: '/contact' }

const card = (key: string) => ({ key, title: 'A training for the whole chain', text: sentence, link })
const cards = Array.from({ length: 9 }, (_, index) => card(`card${index}`))

/** A typical page: twelve blocks of all kinds, some text, and a paged list. */
const twelveBlocks = (fileID: number): BlockInput[] => [
  {
    type: 'hero',
    key: 'k1',
    props: { title: 'Business that lasts', intro: sentence, action: link },
    __images: { image: { fileID } },
  },
  { type: 'rich-text', key: 'k2', props: { body } },
  { type: 'heading', key: 'k3', props: { text: 'What we do', intro: sentence } },
  { type: 'cards', key: 'k4', props: { title: 'Services', cards } },
  {
    type: 'image-text',
    key: 'k5',
    props: { title: 'Close by', body, action: link },
    __images: { image: { fileID } },
  },
  { type: 'heading', key: 'k6', props: { text: 'How we work' } },
  { type: 'rich-text', key: 'k7', anchorPoint: 'method', props: { body } },
  {
    type: 'columns',
    key: 'k8',
    slots: {
      left: [{ type: 'rich-text', key: 'k8l', props: { body } }],
      right: [{ type: 'cards', key: 'k8r', props: { cards: cards.slice(0, 3) } }],
    },
  },
  { type: 'rich-text', key: 'k9', props: { body } },
  { type: 'cards', key: 'k10', props: { title: 'Trainings', cards } },
  { type: 'rich-text', key: 'k11', props: { body } },
  { type: 'page-list', key: 'k12', props: { title: 'News', emptyText: 'No news yet.' } },
]

export interface LivePage {
  path: string
  page: PublicPage
  image: MediaItem
}

/** Publishes the page. */
export const publishTwelveBlocks = async (client: Client): Promise<LivePage> => {
  const bytes = new Uint8Array(await readFile(new URL('../site/seed/pictures/polder.webp', import.meta.url)))
  const { file: image } = await client.media.addFile({
    body: { path: '/' },
    file: { name: 'polder.webp', bytes },
  })
  const path = '/twelve-blocks'
  const { pageID } = await client.page.create({
    body: {
      title: 'Twelve blocks',
      slug: path.slice(1),
      type: 'basic',
      locale: 'nl-nl',
      content: twelveBlocks(image.id),
    },
  })
  await client.page.publish({ params: { id: pageID }, body: {} })
  const { page } = await client.page.getBySlug({ body: { slug: path } })
  if (!page) throw new Error('the page is not live')
  return { path, page, image }
}
