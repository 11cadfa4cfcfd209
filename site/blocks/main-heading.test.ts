import { expect, test } from 'vitest'
import type { Block } from 'ximblox'
import { isMainHeading, mainHeadingBlock } from './main-heading.ts'

const block = (type: string, key: string): Block => ({
  type,
  key,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
})
const viewOf = (...blocks: Block[]) => ({ page: { type: 'basic' }, blocks })
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
  expect(mainHeadingBlock({ page: { type: 'news' }, blocks: [hero] })).toBeUndefined()
})
