import { defineBlock } from '@ximblox/blocks/define-block'
import { image } from '@ximblox/blocks/fields/image'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { createRegistry } from '@ximblox/blocks/registry'
import { expect, it } from 'vitest'
import { block, contentWith } from '../state/test/sample.ts'
import { seoChecks } from './checks.ts'

const label = 'L'
const text = defineBlock({
  id: 'text',
  version: 1,
  label,
  group: 'text',
  fields: { body: richText({ label }), photo: image({ label }) },
})
const registry = createRegistry({ blocks: [text], pageTypes: [] })
const headings = (...levels: number[]) =>
  block(`h${levels.join('')}`, {
    props: { body: { type: 'doc', content: levels.map(level => ({ type: 'heading', attrs: { level } })) } },
  })
const failuresOf = (name: string, ...blocks: ReturnType<typeof block>[]) =>
  seoChecks(contentWith(blocks), registry).find(check => check.name === name)?.failures

it('reports a missing description', () => {
  expect(failuresOf('description')).toBe(1)
})

it('requires alternative text unless the image is decorative', () => {
  const picture = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null }
  const withPicture = (key: string, more: object) =>
    block(key, { __images: { photo: { ...picture, ...more } } })
  expect(
    failuresOf(
      'alternatives',
      withPicture('a', {}),
      withPicture('b', { decorative: true }),
      withPicture('c', { altText: 'A tree' }),
    ),
  ).toBe(1)
})

it('allows heading levels to increase by one and to decrease by any number', () => {
  expect(failuresOf('headings', headings(2, 3, 4), headings(2, 3))).toBe(0)
  expect(failuresOf('headings', headings(2, 4), headings(2))).toBe(1)
})
