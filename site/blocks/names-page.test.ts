import { expect, test } from 'vitest'
import { pageNamed, starterView } from '../seed/starter-view.ts'
import { namesPage, openingOf } from './names-page.ts'

const viewOf = (name: string) => starterView(pageNamed(name), 'nl-nl')

test('an opening that comes first names the page', () => {
  const view = viewOf('about')
  const [first] = view.blocks
  expect(first && namesPage(first, view)).toBe(true)
})

test('an opening further down names nothing', () => {
  const view = viewOf('about')
  const [first, ...rest] = view.blocks
  const moved = { ...view, blocks: first ? [...rest, first] : rest }
  expect(first && namesPage(first, moved)).toBe(false)
  expect(openingOf(moved)).toBeUndefined()
})

test('news has its title above the blocks, whatever they are', () => {
  const view = viewOf('about')
  expect(openingOf({ ...view, page: { ...view.page, type: 'news' } })).toBeUndefined()
})
