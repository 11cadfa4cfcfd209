import { type Block, type Json, type JsonObject, type PageCard, walkBlocks } from 'ximblox'
import { pageView } from 'ximblox/testing'
import type { FileView, MenuEntry, PageLink, PageView } from 'ximblox/views'
import { comingDates } from '../blocks/training-dates/coming-dates.ts'
import site from '../ximblox.config.ts'
import {
  type StarterPage,
  starterFiles,
  starterLocales,
  starterMenu,
  starterPage,
  starterPages,
} from './starter-content.ts'

const publishedAt = '2026-11-02T09:00:00Z'

/** View of a starter page as the server would load it. */
export const starterView = (page: StarterPage): PageView => {
  const { locale, slug, blocks } = page
  const inLocale = starterPages.filter(other => other.locale === locale)
  const view = pageView(site, blocks, {
    ...linkTo(page),
    slug,
    type: page.type,
    props: page.props,
    publishedAt,
    images: page.images,
    files: page.files,
  })
  return {
    ...view,
    now: publishedAt,
    status: slug === '404' ? 404 : 200,
    seo: { ...view.seo, title: page.seoTitle, description: page.description },
    data: dataOf(blocks, inLocale),
    pageData: pageDataOf(page, inLocale),
    files: Object.fromEntries(starterFiles.map((name, index) => [index + 1, fileView(name, index + 1)])),
    links: Object.fromEntries(starterPages.map(linkTo).map(link => [link.id, link])),
    siblings: starterPages.filter(other => other.groupID === page.groupID && other !== page).map(linkTo),
    above: inLocale
      .filter(other => slug.startsWith(`${other.slug}/`))
      .map(linkTo)
      .toSorted((a, b) => a.path.length - b.path.length),
    menus: { main: menu('main', locale), footer: menu('footer', locale) },
    site: {
      url: 'https://som.example',
      availableLocales: [...starterLocales],
      defaultLocale: starterLocales[0],
      homes: { 'nl-nl': '/', 'en-gb': '/en-gb' },
    },
    assets: {
      stylesheet: types => `/assets/${types.join('+')}.css`,
      asset: name => `/assets/${name.split('/').at(-1)}`,
    },
  }
}

const linkTo = ({ id, locale, slug, title }: StarterPage): PageLink => {
  const home = locale === starterLocales[0] ? '' : `/${locale}`
  return { id, locale, title, path: slug === '' ? home || '/' : `${home}/${slug}` }
}

const types: Record<string, Pick<FileView, 'kind' | 'mimeType'>> = {
  webp: { kind: 'image', mimeType: 'image/webp' },
  svg: { kind: 'image', mimeType: 'image/svg+xml' },
  mp4: { kind: 'video', mimeType: 'video/mp4' },
  pdf: { kind: 'document', mimeType: 'application/pdf' },
}

const fileView = (fileName: string, id: number): FileView => ({
  id,
  fileName,
  ...(types[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? { kind: 'file', mimeType: '' }),
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

/** What the queries of the blocks would find. */
const dataOf = (blocks: readonly Block[], pages: readonly StarterPage[]): Record<string, Json> => {
  const data: Record<string, Json> = {}
  walkBlocks(blocks, ({ type, key, props }) => {
    if (type === 'latest-news' || type === 'team') {
      const wanted = type === 'team' ? 'team' : (props.types ?? 'news')
      data[key] = cards(pages, wanted)
        .slice(0, typeof props.size === 'number' ? props.size : 40)
        .map(card => ({ ...card }))
    }
    if (type === 'training-dates') {
      const dates = comingDates(cards(pages, 'training'), publishedAt.slice(0, 10))
      data[key] = {
        dates: dates.slice(0, Number(props.size)).map(date => ({ ...date })),
        taken: Object.fromEntries(
          dates.map(({ subject, capacity }, index) => [subject, index % 3 === 1 ? capacity : 5]),
        ),
      }
    }
    if (type === 'page-list')
      data[key] = {
        items: cards(pages, props.types ?? null).map(card => ({ ...card })),
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

const pageDataOf = (page: StarterPage, pages: readonly StarterPage[]): Json => {
  if (page.type === 'basic') return null
  const others = cards(pages, page.type).filter(({ id }) => id !== page.id)
  const [previous = null, next = null] = others.map(card => ({ ...card }))
  return { previous, next, related: others.slice(0, 3).map(card => ({ ...card })), author: null, taken: {} }
}

/** The cards of the types that a value names, the newest first. */
const cards = (pages: readonly StarterPage[], types: Json): PageCard[] =>
  pages
    .filter(({ type }) => JSON.stringify(types).includes(`"${type}"`))
    .toReversed()
    .map(page => {
      const { image } = page.images
      const card: JsonObject = {
        ...page.props,
        image: image ? { ...image, decorative: true } : null,
      }
      const { groupID, type, slug } = page
      return { ...linkTo(page), groupID, type, slug, card, publishedAt, tags: [] }
    })

const menu = (name: string, locale: string): MenuEntry[] => entries(starterMenu(name, locale))

const entries = (items: ReturnType<typeof starterMenu>): MenuEntry[] =>
  items.map(({ key, title, page, children = [] }) => ({
    key,
    title,
    href: page === undefined ? null : linkTo(starterPage(page)).path,
    children: entries(children),
  }))
