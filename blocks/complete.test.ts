import { expect, test } from 'vitest'
import { completeBlocks, completePageProps } from './complete.ts'
import { article, block, registry } from './test/sample-registry.ts'

const image = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null }

test('adds defaults for missing props, including list items and slots', () => {
  const child = block('everything', 'b', { props: { title: 'T', cards: [{ key: 'x' }] } })
  const [outer] = completeBlocks(registry, [block('columns', 'a', { slots: { left: [child] } })])
  expect(outer?.version).toBe(1)
  expect(outer?.slots?.left?.[0]).toMatchObject({
    version: 1,
    props: {
      title: 'T',
      intro: 'Hello',
      count: 3,
      price: null,
      side: 'left',
      cards: [{ key: 'x', name: '', facts: [] }],
    },
  })
})

test('drops images of removed list items', () => {
  const __images = { picture: image, cards_x_photo: image, cards_y_photo: image }
  const [complete] = completeBlocks(registry, [
    block('everything', 'a', { props: { cards: [{ key: 'y' }] }, __images }),
  ])
  expect(Object.keys(complete?.__images ?? {})).toEqual(['picture', 'cards_y_photo'])
})

test('leaves blocks of unknown types and other versions unchanged', () => {
  const blocks = [block('gone', 'a', { __images: { any: image } }), block('quote', 'b', { version: 2 })]
  expect(completeBlocks(registry, blocks)).toEqual(blocks)
})

test('adds defaults for page props', () => {
  expect(article.defaultPageTypeProps).toEqual({ summary: '', day: '' })
  expect(completePageProps(registry, 'article', { day: '2026-01-01' })).toEqual({
    summary: '',
    day: '2026-01-01',
  })
  expect(completePageProps(registry, 'gone', { any: 1 })).toEqual({ any: 1 })
})
