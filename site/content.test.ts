import { expect, test } from 'vitest'
import { type Block, walkBlocks } from 'ximblox'
import { documentTitle } from './document-title.ts'
import { type StarterPage, starterFiles, starterPage, starterPages } from './test/starter-content.ts'
import { starterView } from './test/starter-view.ts'
import site from './ximblox.config.ts'

const outline = (blocks: readonly Block[]): string[] => {
  const places: string[] = []
  walkBlocks(blocks, ({ type, key }, path) => places.push(`${path} ${type} ${key}`))
  return places
}

const typesOf = ({ blocks }: StarterPage) => outline(blocks).map(place => place.split(' ')[1])

const fileIDs = ({ blocks, images, files }: StarterPage): number[] => {
  const found = [...Object.values(images), ...Object.values(files)].map(({ fileID }) => fileID)
  walkBlocks(blocks, ({ __images, __files }) => {
    for (const { fileID } of [...Object.values(__images), ...Object.values(__files)]) found.push(fileID)
  })
  return found
}

test.each(starterPages)('$locale/$slug has the slug prefix of its page type', ({ type, locale, slug }) => {
  const prefix = site.registry.pageTypes.get(type)?.slugPrefix[locale]
  expect(prefix === undefined || slug.startsWith(`${prefix}/`)).toBe(true)
})

test.each(starterPages)('$locale/$slug has the blocks of the page that it is a translation of', page => {
  const original = starterPages.find(other => other.id === page.groupID)
  expect(outline(page.blocks)).toEqual(outline(original?.blocks ?? []))
})

test.each(starterPages)('$locale/$slug never shows an image twice', page => {
  if (page.groupID === starterPage('nl-nl/style-guide').id) return
  const shown = fileIDs(page).filter(id => starterFiles[id - 1]?.endsWith('.webp'))
  expect(shown).toEqual([...new Set(shown)])
})

test.each(starterPages)('$locale/$slug has a title and a description of sensible length', page => {
  const view = starterView(page)
  const title = documentTitle(view.seo.title || view.page.title, view)
  expect(title.length).toBeGreaterThanOrEqual(10)
  expect(title.length).toBeLessThanOrEqual(65)
  expect(view.seo.description.length).toBeGreaterThanOrEqual(70)
  expect(view.seo.description.length).toBeLessThanOrEqual(160)
})

test('every file is on a page', () => {
  const used = new Set(starterPages.flatMap(fileIDs))
  expect(starterFiles.filter((_, index) => !used.has(index + 1))).toEqual([])
})

test('the style guide shows every block type', () => {
  const shown = new Set(typesOf(starterPage('nl-nl/style-guide')))
  expect([...site.registry.blocks.keys()].filter(id => !shown.has(id))).toEqual([])
})
