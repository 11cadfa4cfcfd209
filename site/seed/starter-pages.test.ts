import { missingContent } from '@ximblox/blocks/missing'
import { validateBlocks, validateProps } from '@ximblox/blocks/validate'
import type { Block } from '@ximblox/contract/blocks'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { describe, expect, test } from 'vitest'
import { registry } from '../registry.ts'
import { type StarterMenuItem, starterMenus } from './starter-menus.ts'
import { starterLocales } from './starter-page.ts'
import { starterPages } from './starter-pages.ts'
import { blocksOf, starterView } from './starter-view.ts'
import { styleGuide } from './style-guide/style-guide.ts'

const everywhere = starterPages.flatMap(page => starterLocales.map(locale => ({ page, locale })))

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
