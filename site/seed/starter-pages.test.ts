import { missingContent } from '@ximblox/blocks/missing'
import { validateBlocks, validateProps } from '@ximblox/blocks/validate'
import type { Block } from '@ximblox/contract/blocks'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { describe, expect, test } from 'vitest'
import { documentTitle } from '../document-title.ts'
import site from '../ximblox.config.ts'
import { type StarterMenuItem, starterMenus } from './starter-menus.ts'
import { type StarterLocale, type StarterPage, starterLocales } from './starter-page.ts'
import { starterPages } from './starter-pages.ts'
import { blocksOf, starterView } from './starter-view.ts'
import { styleGuide } from './style-guide/style-guide.ts'

const { registry } = site

const everywhere = starterPages.flatMap(page => starterLocales.map(locale => ({ page, locale })))

/** Names of the files of a page, in the order in which it asks for them. */
const filesOf = (page: StarterPage, locale: StarterLocale): string[] => {
  const names: string[] = []
  page.content(locale, {
    page: () => ({ ref: 'page', id: 1 }),
    file: name => {
      names.push(name)
      return { fileID: 1 }
    },
  })
  return names
}

const outline = (blocks: readonly Block[]): string[] => {
  const places: string[] = []
  walkBlocks(blocks, ({ type, key }, path) => places.push(`${path} ${type} ${key}`))
  return places
}

describe.each(everywhere)('$page.name in $locale', ({ page, locale }) => {
  const blocks = blocksOf(page, locale)

  test('can be saved and published unchanged', () => {
    const { type, props, images } = starterView(page, locale).page
    const fields = registry.pageTypes.get(type)?.fields ?? {}
    expect(Object.values(validateBlocks(registry, blocks)).flat()).toEqual([])
    expect(Object.values(validateProps(fields, props, 'props')).flat()).toEqual([])
    expect(
      missingContent(registry, { blocks, pageType: { id: type, props }, __images: images, __files: {} }),
    ).toEqual([])
  })

  test('has the slug prefix of its page type', () => {
    const { slug } = page.texts[locale]
    const prefix = registry.pageTypes.get(page.type)?.slugPrefix[locale] ?? ''
    expect(isSlug(slug)).toBe(true)
    expect(withPrefix(prefix, slug)).toBe(slug)
  })
})

test.each(starterPages)('$name has the same blocks in every locale', page => {
  const [first, ...others] = starterLocales.map(locale => outline(blocksOf(page, locale)))
  for (const other of others) expect(other).toEqual(first)
})

test('a page needs at most one image that the pages before it do not have', () => {
  const known = new Set<string>()
  const excessive = starterPages.flatMap(page => {
    const added = new Set(filesOf(page, 'nl-nl').filter(name => name.endsWith('.webp') && !known.has(name)))
    for (const name of added) known.add(name)
    return added.size > 1 ? [[page.name, ...added]] : []
  })
  expect(excessive).toEqual([])
})

test.each(everywhere)('$page.name in $locale never shows an image twice', ({ page, locale }) => {
  if (page.name === 'style-guide') return
  const names = filesOf(page, locale).filter(name => name.endsWith('.webp'))
  expect(names).toEqual([...new Set(names)])
})

test.each(everywhere)(
  '$page.name in $locale has a title and a description of sensible length',
  ({ page, locale }) => {
    const view = starterView(page, locale)
    const title = documentTitle(view.seo.title || view.page.title, view)
    expect(title.length).toBeGreaterThanOrEqual(10)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(view.seo.description.length).toBeGreaterThanOrEqual(70)
    expect(view.seo.description.length).toBeLessThanOrEqual(160)
  },
)

test('every block type is used, and slots have blocks', () => {
  const places = starterPages.flatMap(page => outline(blocksOf(page, 'nl-nl')))
  const used = new Set(places.map(place => place.split(' ')[1]))
  expect([...registry.blocks.keys()].filter(id => !used.has(id))).toEqual([])
  expect(places.some(place => place.includes('.slots.'))).toBe(true)
})

test('the style guide shows every block type', () => {
  const shown = new Set(outline(blocksOf(styleGuide, 'nl-nl')).map(place => place.split(' ')[1]))
  expect([...registry.blocks.keys()].filter(id => !shown.has(id))).toEqual([])
})

test('menus link to existing pages', () => {
  const names = new Set(starterPages.map(page => page.name))
  const targets = (items: readonly StarterMenuItem[]): string[] =>
    items.flatMap(({ page, children = [] }) => [...(page === undefined ? [] : [page]), ...targets(children)])
  for (const items of Object.values(starterMenus)) {
    expect(targets(items).filter(name => !names.has(name))).toEqual([])
  }
})
