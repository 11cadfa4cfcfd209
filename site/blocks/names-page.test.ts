import { viewOf } from '@ximblox/blocks/render/test/sample-view'
import type { Block } from '@ximblox/contract/blocks'
import { expect, test } from 'vitest'
import { namesPage, openingOf } from './names-page.ts'

const block = (type: string, key: string): Block => ({
  type,
  key,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
})
const hero = block('hero', 'opening')
const text = block('rich-text', 'text')

test('an opening that comes first names the page', () =>
  expect(namesPage(hero, viewOf(hero, text))).toBe(true))

test('an opening further down names nothing', () => {
  const view = viewOf(text, hero)
  expect(namesPage(hero, view)).toBe(false)
  expect(openingOf(view)).toBeUndefined()
})

test('news has its title above the blocks, whatever they are', () => {
  const view = viewOf(hero)
  expect(openingOf({ ...view, page: { ...view.page, type: 'news' } })).toBeUndefined()
})
