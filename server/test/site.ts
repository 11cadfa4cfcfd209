import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { image } from '@ximblox/blocks/fields/image'
import { link } from '@ximblox/blocks/fields/link'
import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { url } from '@ximblox/blocks/fields/url'
import { createRegistry } from '@ximblox/blocks/registry'
import type { RenderPage } from '@ximblox/blocks/render/page-view'
import type { SiteConfig } from '../site-config.ts'

const words = (text: string) => ({ en: text, nl: text, de: text, fr: text })

const note = defineBlock({
  id: 'note',
  version: 1,
  label: words('Note'),
  group: 'text',
  fields: {
    text: plain({ label: words('Text'), required: true }),
    picture: image({ label: words('Picture') }),
  },
})

const box = defineBlock({
  id: 'box',
  version: 1,
  label: words('Box'),
  group: 'layout',
  fields: {},
  slots: { inside: { label: words('Inside') } },
})

/** Leads to pages in every way there is. */
const pointer = defineBlock({
  id: 'pointer',
  version: 1,
  label: words('Pointer'),
  group: 'text',
  fields: {
    to: link({ label: words('To') }),
    body: richText({ label: words('Body') }),
    site: url({ label: words('Site') }),
    more: list({ label: words('More'), fields: { to: link({ label: words('To') }) } }),
  },
})

const latest = defineBlock({
  id: 'latest',
  version: 1,
  label: words('Latest'),
  group: 'lists',
  fields: {},
  query: async (_props, context) => {
    const { items } = await context.pages.list({ type: 'news', locale: context.locale, size: 10 })
    return items.map(item => item.title)
  },
})

const basic = definePageType({
  id: 'basic',
  version: 1,
  label: words('Page'),
  slugPrefix: {},
  fields: {},
  initialBlocks: () => [],
  blank: true,
})

const news = definePageType({
  id: 'news',
  version: 1,
  label: words('News'),
  slugPrefix: { 'nl-nl': 'actueel', 'en-gb': 'news' },
  fields: { summary: plain({ label: words('Summary') }), day: date({ label: words('Day') }) },
  initialBlocks: () => [{ type: 'note', key: 'first', props: { text: 'Begin' } }],
  initialProps: today => ({ day: today }),
  card: (_version, props) => ({ summary: props.summary }),
})

/** The smallest site that has every kind of thing: text, a picture, slots, links, a list, two page types. */
export const testSite: SiteConfig = {
  locales: {
    availableLocales: ['nl-nl', 'en-gb'],
    defaultLocale: 'nl-nl',
    customSlugLocales: ['nl-nl', 'en-gb', 'de-de', 'fr-fr'],
  },
  registry: createRegistry({ blocks: [note, box, pointer, latest], pageTypes: [basic, news] }),
  menus: ['main'],
}

/** What the tests look for, without a layout around it. */
export const renderTestPage: RenderPage = view =>
  `<!doctype html><title>${view.page.title}</title><script type="application/json">${JSON.stringify({
    blocks: view.blocks,
    data: view.data,
    siblings: view.siblings,
    links: view.links,
    files: view.files,
    menus: view.menus,
  }).replaceAll('<', '\\u003c')}</script>`
