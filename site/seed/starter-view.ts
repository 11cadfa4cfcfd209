import { readdirSync } from 'node:fs'
import { completeBlocks, readablePageProps } from '@ximblox/blocks/complete'
import type { PageCard } from '@ximblox/blocks/query-context'
import type { FileView, MenuEntry, PageLink, PageView } from '@ximblox/blocks/render/page-view'
import { type Block, block, fileData, imageData } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { fileTypeOf } from '@ximblox/contract/file-types'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import * as z from 'zod/mini'
import { comingDates } from '../blocks/training-dates/coming-dates.ts'
import site from '../ximblox.config.ts'
import { type StarterMenuItem, starterMenus } from './starter-menus.ts'
import { type StarterLocale, type StarterPage, starterLocales, type Targets } from './starter-page.ts'
import { starterPages } from './starter-pages.ts'

const { registry } = site
const files = ['pictures', 'logos', 'videos', 'documents'].flatMap(folder =>
  readdirSync(new URL(`./${folder}/`, import.meta.url)).filter(name => !name.endsWith('.ts')),
)
const locales = { availableLocales: [...starterLocales], defaultLocale: 'nl-nl' }
const publishedAt = '2026-11-02T09:00:00Z'

/** View of a starter page as the server would load it, for tests. */
export const starterView = (page: StarterPage, locale: StarterLocale): PageView => {
  const texts = page.texts[locale]
  const blocks = blocksOf(page, locale)
  return {
    now: publishedAt,
    status: texts.slug === '404' ? 404 : 200,
    page: {
      ...linkTo(page, locale),
      slug: texts.slug,
      type: page.type,
      props: propsOf(page, locale),
      publishedAt,
      images: imagesOf(page, locale),
      files: filesOf(page, locale),
    },
    seo: { title: texts.seoTitle ?? '', description: texts.seoDescription, keywords: [], image: null },
    blocks,
    data: dataOf(blocks, locale),
    pageData: pageDataOf(page, locale),
    files: Object.fromEntries(files.map((name, index) => [index + 1, fileView(name, index + 1)])),
    links: Object.fromEntries(starterPages.map(other => linkTo(other, locale)).map(link => [link.id, link])),
    tags: {},
    siblings: starterLocales.filter(other => other !== locale).map(other => linkTo(page, other)),
    above: starterPages
      .filter(other => texts.slug.startsWith(`${other.texts[locale].slug}/`))
      .map(other => linkTo(other, locale))
      .toSorted((a, b) => a.path.length - b.path.length),
    menus: { main: menu(starterMenus.main, locale), footer: menu(starterMenus.footer, locale) },
    globals: {},
    site: { url: 'https://som.example', ...locales, homes: { 'nl-nl': '/', 'en-gb': '/en-gb' } },
    assets: {
      stylesheet: types => `/assets/${types.join('+')}.css`,
      asset: name => `/assets/${name.split('/').at(-1)}`,
    },
  }
}

/** Blocks of a starter page in their stored form. */
export const blocksOf = (page: StarterPage, locale: StarterLocale): Block[] =>
  completeBlocks(registry, z.array(block).parse(page.content(locale, targets(locale)).blocks))

const idOf = (page: StarterPage, locale: StarterLocale): number =>
  1 + starterPages.indexOf(page) + starterLocales.indexOf(locale) * starterPages.length

const linkTo = (page: StarterPage, locale: StarterLocale): PageLink => {
  const { slug, title } = page.texts[locale]
  return { id: idOf(page, locale), locale, path: pathOf({ locale, slug }, locales), title }
}

const targets = (locale: StarterLocale): Targets => ({
  page: name => ({ ref: 'page', id: idOf(pageNamed(name), locale) }),
  file: name => {
    const fileID = 1 + files.indexOf(name)
    if (fileID === 0) throw new Error(`There is no file "${name}"`)
    return { fileID }
  },
})

/** Finds a starter page by its name. */
export const pageNamed = (name: string): StarterPage => {
  const page = starterPages.find(candidate => candidate.name === name)
  if (!page) throw new Error(`There is no page "${name}"`)
  return page
}

const propsOf = (page: StarterPage, locale: StarterLocale) =>
  readablePageProps(registry, {
    id: page.type,
    props: page.content(locale, targets(locale)).props,
  })

const filesOf = (page: StarterPage, locale: StarterLocale) =>
  z.record(z.string(), fileData).parse(page.content(locale, targets(locale)).files)

const imagesOf = (page: StarterPage, locale: StarterLocale) =>
  z.record(z.string(), imageData).parse(page.content(locale, targets(locale)).images)

const fileView = (fileName: string, id: number): FileView => ({
  id,
  fileName,
  ...(fileTypeOf(fileName) ?? { kind: 'file', mimeType: '' }),
  size: 50_000,
  ...(/\.(webp|svg)$/.test(fileName) ? sizeOf(fileName) : { width: null, height: null }),
  alt: '',
  hash: fileName.padEnd(32, '0'),
  video: null,
  shared: false,
  focalPoint: null,
})

const sizeOf = (fileName: string) => {
  if (fileName.startsWith('logo-')) return { width: 120, height: 60 }
  if (fileName.startsWith('portrait-')) return { width: 800, height: 1000 }
  return { width: 1600, height: { 'polder.webp': 640, 'neighbourhood.webp': 1000 }[fileName] ?? 1200 }
}

const dataOf = (blocks: readonly Block[], locale: StarterLocale): Record<string, Json> => {
  const data: Record<string, Json> = {}
  walkBlocks(blocks, ({ type, key, props }) => {
    if (type === 'latest-news' || type === 'team') {
      const types = type === 'team' ? 'team' : (props.types ?? 'news')
      data[key] = cards(locale, { types: JSON.parse(JSON.stringify([types])) })
        .slice(0, typeof props.size === 'number' ? props.size : 40)
        .map(card => ({ ...card }))
    }
    if (type === 'training-dates') {
      const dates = comingDates(cards(locale, { types: ['training'] }), publishedAt.slice(0, 10))
      data[key] = {
        dates: dates.slice(0, Number(props.size)).map(date => ({ ...date })),
        taken: Object.fromEntries(
          dates.map(({ subject, capacity }, index) => [subject, index % 3 === 1 ? capacity : 5]),
        ),
      }
    }
    if (type === 'page-list')
      data[key] = {
        items: cards(locale, props).map(card => ({ ...card })),
        total: 12,
        facets: [],
        sorts: [],
        choices: { filters: {}, sort: null },
        order: 'newest',
        page: 1,
        pageCount: props.paging ? 2 : 1,
        paramPrefix: '',
        otherParams: {},
        isFiltered: false,
      }
  })
  return data
}

const pageDataOf = (page: StarterPage, locale: StarterLocale): Json => {
  if (page.type === 'basic') return null
  const others = cards(locale, { types: [page.type] }).filter(({ id }) => id !== idOf(page, locale))
  const [previous = null, next = null] = others.map(card => ({ ...card }))
  return { previous, next, related: others.slice(0, 3).map(card => ({ ...card })), author: null, taken: {} }
}

const cards = (locale: StarterLocale, { types }: JsonObject): PageCard[] =>
  starterPages
    .filter(({ type }) => JSON.stringify(types).includes(`"${type}"`))
    .toReversed()
    .map(page => {
      const content = page.content(locale, targets(locale))
      const { image } = imagesOf(page, locale)
      const card = { ...content.props, image: image ? { ...image, decorative: true } : null }
      const slug = page.texts[locale].slug
      const groupID = idOf(page, starterLocales[0])
      return { ...linkTo(page, locale), groupID, type: page.type, slug, card, publishedAt, tags: [] }
    })

const menu = (items: readonly StarterMenuItem[], locale: StarterLocale): MenuEntry[] =>
  items.map(({ key, title, page, children = [] }) => ({
    key,
    title: title[locale],
    href: page === undefined ? null : linkTo(pageNamed(page), locale).path,
    children: menu(children, locale),
  }))
