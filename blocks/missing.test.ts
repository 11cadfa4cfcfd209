import { errorAt } from '@ximblox/contract/errors'
import { expect, test } from 'vitest'
import { list } from './fields/list.ts'
import { missingContent, missingFields } from './missing.ts'
import { block, everything, registry } from './test/sample-registry.ts'

const image = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null }
const properties = (entries: { property: string }[]) => entries.map(({ property }) => property)

test('reports empty required fields, including list items', () => {
  const props = {
    title: ' ',
    cards: [
      { key: 'x', name: '' },
      { key: 'y', name: 'Y' },
    ],
  }
  expect(missingFields(everything, block('everything', 'a', { props }))).toEqual([
    errorAt('props.title', 'required'),
    errorAt('__images.picture', 'required'),
    errorAt('props.cards.0.name', 'required'),
  ])
})

test('reports a list with too few items', () => {
  const fields = { steps: list({ label: 'Steps', min: 2, fields: {} }) }
  const lacks = (...steps: string[]) =>
    missingFields({ fields }, block('any', 'a', { props: { steps: steps.map(key => ({ key })) } })).length
  expect([lacks(), lacks('x'), lacks('x', 'y')]).toEqual([1, 1, 0])
})

test('reports nothing for a complete block', () => {
  const complete = block('everything', 'a', { props: { title: 'T' }, __images: { picture: image } })
  expect(missingFields(everything, complete)).toEqual([])
})

test('reports missing fields of the page and its blocks, but not of unknown types', () => {
  const blocks = [
    block('gone', 'a'),
    block('columns', 'b', { slots: { left: [block('everything', 'c', { props: { title: 'T' } })] } }),
  ]
  const content = { blocks, __images: {}, __files: {} }
  expect(
    properties(missingContent(registry, { ...content, pageType: { id: 'article', props: {} } })),
  ).toEqual(['pageType.props.summary', 'blocks.1.slots.left.0.__images.picture'])
  expect(
    properties(missingContent(registry, { ...content, blocks: [], pageType: { id: 'gone', props: {} } })),
  ).toEqual([])
})
