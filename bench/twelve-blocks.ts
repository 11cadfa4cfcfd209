import { readFile } from 'node:fs/promises'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { MenuItem } from '@ximblox/contract/menus'

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

const listed = { types: [{ key: 'first', type: 'news' }], size: 2 }

/** A typical page: twelve blocks of all kinds, some text, and two lists with pages. */
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
  { type: 'page-list', key: 'k10', props: { ...listed, title: 'Highlights', look: 'cards' } },
  { type: 'rich-text', key: 'k11', props: { body } },
  { type: 'page-list', key: 'k12', props: { ...listed, title: 'News', emptyText: 'No news yet.' } },
]

/** Enough for more pairs of pages than the cache has room for. */
const articles = 120
const pages = articles / listed.size

export interface LivePage {
  path: string
  /** The same page with other pages of its two lists, so that none of them is in the cache. */
  uncachedPath(n: number): string
  /** How many of these there are. */
  paths: number
  /** What it is rendered from. */
  view: object
}

/** Publishes the page with everything that it shows: an image, a menu, and articles with dates. */
export const publishTwelveBlocks = async (client: Client): Promise<LivePage> => {
  const bytes = new Uint8Array(await readFile(new URL('../site/content/media/polder.webp', import.meta.url)))
  const { file: image } = await client.media.addFile({
    body: { path: '/' },
    file: { name: 'polder.webp', bytes },
  })
  for (let number = 0; number < articles; number++) await publishArticle(client, number)
  await fillMenus(client)
  const path = '/twelve-blocks'
  const { pageID } = await client.page.create({
    body: {
      title: 'Twelve blocks',
      slug: path.slice(1),
      type: 'basic',
      locale,
      content: twelveBlocks(image.id),
    },
  })
  await client.page.publish({ params: { id: pageID }, body: {} })
  const { page } = await client.page.getBySlug({ body: { slug: path } })
  if (!page) throw new Error('the page is not live')
  const { drawing } = await client.page.drawing({ params: { id: pageID } })
  const uncachedPath = (n: number) =>
    `${path}?page=${(n % pages) + 1}&k12-page=${(Math.floor(n / pages) % pages) + 1}`
  return { path, uncachedPath, paths: pages * pages, view: { ...drawing, blocks: page.content } }
}

const locale = 'nl-nl'

const publishArticle = async (client: Client, number: number): Promise<void> => {
  const day = new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
  const { pageID } = await client.page.create({
    body: {
      title: `An article of ${day}`,
      slug: `actueel/article-${number}`,
      type: 'news',
      locale,
      typeData: { date: day, summary: sentence },
      content: [],
    },
  })
  await client.page.publish({ params: { id: pageID }, body: {} })
}

const fillMenus = async (client: Client): Promise<void> => {
  const { data } = await client.menu.list({})
  for (const { id, revision } of data.filter(menu => menu.locale === locale)) {
    const items = Array.from({ length: 6 }, (_, index) =>
      menuItem(`m${index}`, [menuItem(`m${index}a`), menuItem(`m${index}b`)]),
    )
    await client.menu.store({ params: { id }, body: { items, revision } })
  }
}

const menuItem = (key: string, children: MenuItem[] = []): MenuItem => ({
  key,
  title: `Item ${key}`,
  url: `/${key}`,
  children,
})
