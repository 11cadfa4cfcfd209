import { viewOf } from '@ximblox/blocks/render/test/sample-view'
import type { Block } from '@ximblox/contract/blocks'
import { expect, test } from 'vitest'
import { isMainHeading, mainHeadingBlock } from './main-heading.ts'

const block = (type: string, key: string): Block => ({
  type,
  key,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
})
const hero = block('hero', 'hero')
const text = block('rich-text', 'text')

test('a hero that comes first is the main heading', () =>
  expect(isMainHeading(hero, viewOf(hero, text))).toBe(true))

test('a hero further down is not the main heading', () => {
  const view = viewOf(text, hero)
  expect(isMainHeading(hero, view)).toBe(false)
  expect(mainHeadingBlock(view)).toBeUndefined()
})

test('a news page has its title above the blocks, whatever they are', () => {
  const view = viewOf(hero)
  expect(mainHeadingBlock({ ...view, page: { ...view.page, type: 'news' } })).toBeUndefined()
})
