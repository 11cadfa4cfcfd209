import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { image } from '@ximblox/blocks/fields/image'
import { link } from '@ximblox/blocks/fields/link'
import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { tags } from '@ximblox/blocks/fields/tags'
import { url } from '@ximblox/blocks/fields/url'
import { hasPage, readPageNumber } from '@ximblox/blocks/page-number'
import { createRegistry } from '@ximblox/blocks/registry'
import type { RenderPage } from '@ximblox/blocks/render/page-view'
import type { FindDocument } from '@ximblox/blocks/site-document'
import type { SiteConfig } from '../kernel/site-config.ts'
import { formBlocks, formHandlers, forms } from './form-site.ts'

const note = defineBlock({
  id: 'note',
  version: 1,
  label: 'Note',
  group: 'text',
  fields: {
    text: plain({ label: 'Text', required: true }),
    picture: image({ label: 'Picture' }),
  },
  validate: ({ text }) =>
    text === 'Against the rules' ? [{ field: 'text', message: { en: 'Not this', nl: 'Dit niet' } }] : [],
})

const box = defineBlock({
  id: 'box',
  version: 1,
  label: 'Box',
  group: 'layout',
  fields: {},
  slots: { inside: { label: 'Inside' } },
})

/** Links to pages in every possible way. */
const pointer = defineBlock({
  id: 'pointer',
  version: 1,
  label: 'Pointer',
  group: 'text',
  fields: {
    to: link({ label: 'To' }),
    body: richText({ label: 'Body' }),
    site: url({ label: 'Site' }),
    more: list({ label: 'More', fields: { to: link({ label: 'To' }) } }),
  },
})

const latest = defineBlock({
  id: 'latest',
  version: 1,
  label: 'Latest',
  group: 'lists',
  fields: {},
  query: async (_props, context) => {
    const { items } = await context.pages.list({ type: 'news', locale: context.locale, size: 10 })
    return items.map(item => item.title)
  },
})

/** A list with pages of one item. */
const numbered = defineBlock({
  id: 'numbered',
  version: 1,
  label: 'Numbered',
  group: 'lists',
  fields: {},
  ownParams: () => ['page'],
  query: async (_props, context) => {
    const page = readPageNumber(context.params.page)
    const list = { type: 'news', locale: context.locale, size: 1, page: page ?? 1 }
    const { items, total } = await context.pages.list(list)
    if (!hasPage({ count: total }, context.params.page)) context.notFound({ param: 'page', count: total })
    return items.map(item => item.title)
  },
})

const finder = defineBlock({
  id: 'finder',
  version: 1,
  label: 'Finder',
  group: 'lists',
  fields: {},
  params: ['q'],
  query: async (_props, { params, search }) => {
    const { items } = await search({ term: params.q ?? '', size: 10 })
    return items.map(item => item.title)
  },
})

const basic = definePageType({
  id: 'basic',
  version: 1,
  label: 'Page',
  slugPrefix: {},
  fields: {},
  initialBlocks: () => [],
  blank: true,
})

const news = definePageType({
  id: 'news',
  version: 1,
  label: 'News',
  slugPrefix: { 'nl-nl': 'actueel', 'en-gb': 'news' },
  fields: {
    summary: plain({ label: 'Summary' }),
    day: date({ label: 'Day' }),
    tags: tags({ label: 'Tags' }),
    privateTags: tags({ label: 'Private tags', private: true }),
  },
  initialBlocks: () => [{ type: 'note', key: 'first', props: { text: 'Begin' } }],
  initialProps: today => ({ day: today }),
  card: (_version, props) => ({ summary: props.summary }),
  tags: props => props.tags.map(tag => tag.id),
})

/** The smallest site with every kind of content: text, an image, slots, links, a list, two page types. */
export const testSite: SiteConfig = {
  locales: {
    availableLocales: ['nl-nl', 'en-gb'],
    defaultLocale: 'nl-nl',
    customSlugLocales: ['nl-nl', 'en-gb', 'de-de', 'fr-fr'],
  },
  registry: createRegistry({
    blocks: [note, box, pointer, latest, numbered, finder, ...formBlocks],
    pageTypes: [basic, news],
    forms,
    permissions: { 'approve-leads': { en: 'Approve leads', nl: 'Leads goedkeuren' } },
  }),
  forms: formHandlers,
  menus: ['main'],
}

/** Renders what the tests look for, without a layout. */
export const renderTestPage: RenderPage = view =>
  `<!doctype html><title>${view.page.title}</title><script type="application/json">${JSON.stringify({
    blocks: view.blocks,
    data: view.data,
    siblings: view.siblings,
    links: view.links,
    files: view.files,
    tags: view.tags,
    menus: view.menus,
    form: view.form,
    globals: view.globals,
    homes: view.site.homes,
  }).replaceAll('<', '\\u003c')}</script>`

/** A list of all live pages in parts of two, and a list of news. */
export const findTestDocument: FindDocument = (path, defaultLocale) => {
  const contentType = 'text/plain; charset=utf-8'
  const [, locale = '', number = ''] = /^\/pages-([a-z-]+)-(\d)\.txt$/.exec(path) ?? []
  if (path === '/pages.txt')
    return {
      contentType,
      locale: defaultLocale,
      content: async ({ sitemap }) => JSON.stringify(await sitemap.parts(2)),
    }
  if (number)
    return {
      contentType,
      locale: defaultLocale,
      content: async ({ sitemap }) => {
        const pages = await sitemap.pages({ locale, number: Number(number) }, 2)
        return pages.length === 0 ? null : JSON.stringify(pages)
      },
    }
  if (path !== '/news.txt' && path !== '/fr-fr/news.txt') return
  return {
    contentType,
    locale: path.startsWith('/fr') ? 'fr-fr' : defaultLocale,
    content: async ({ pages }) => {
      const { items } = await pages.list({ type: 'news', size: 30 })
      return items.map(({ title }) => title).join('\n')
    },
  }
}
