import { expect, it } from 'vitest'
import { defineBlock } from './define-block.ts'
import { definePageType } from './define-page-type.ts'
import { narrowedParts, shapeOf } from './definition-shape.ts'
import { link } from './fields/link.ts'
import { list } from './fields/list.ts'
import { definitionErrors } from './registry.ts'

const news = definePageType({
  id: 'news',
  version: 1,
  label: 'News',
  fields: {},
  slugPrefix: {},
  initialBlocks: () => [],
})
const blockWith = (pageTypes: string[]) =>
  defineBlock({
    id: 'teaser',
    version: 1,
    label: 'Teaser',
    group: 'lists',
    fields: { items: list({ label: 'Items', fields: { to: link({ label: 'To', pageTypes }) } }) },
  })
const errorsOf = (pageTypes: string[]) =>
  definitionErrors({ blocks: [blockWith(pageTypes)], pageTypes: [news] })

it('a link to pages of some types takes no URL, no file and no page type of another site', () => {
  const { schema } = link({ label: 'To', pageTypes: ['news'] })
  const accepts = (value: unknown) => schema.safeParse(value).success
  expect(accepts({ target: { ref: 'page', id: 1 }, label: 'Read' })).toBe(true)
  expect(accepts(null)).toBe(true)
  expect(accepts({ target: { ref: 'file', id: 1 } })).toBe(false)
  expect(accepts({ url: '/news' })).toBe(false)
  expect(errorsOf(['news'])).toEqual([])
  expect(errorsOf(['news', 'article'])).toEqual([
    'the field "to" of "teaser" takes pages of the unknown type "article"',
  ])
  expect(errorsOf([])).toEqual(['the field "to" of "teaser" takes pages of no type'])
})

it('a link that takes fewer types than before is a narrower field, and one that takes more is not', () => {
  const shape = (pageTypes?: string[]) =>
    shapeOf({ fields: { to: link({ label: 'To', ...(pageTypes && { pageTypes }) }) } })
  const [all, one, two] = [shape(), shape(['news']), shape(['news', 'basic'])]
  expect(narrowedParts(all, one)).toEqual(['to'])
  expect(narrowedParts(two, one)).toEqual(['to'])
  expect(narrowedParts(one, two)).toEqual([])
  expect(narrowedParts(one, all)).toEqual([])
})
