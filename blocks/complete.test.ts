import { expect, test } from 'vitest'
import { completeBlocks, completePageType, readablePageProps } from './complete.ts'
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
  expect(completePageType(registry, { id: 'article', props: { day: '2026-01-01' } })).toEqual({
    id: 'article',
    version: 2,
    props: { summary: '', day: '2026-01-01' },
  })
})

test('props of unknown page types and of other versions stay as they are', () => {
  const others = [
    { id: 'gone', props: { any: 1 } },
    { id: 'article', version: 1, props: { intro: 'x' } },
    { id: 'article', version: 3, props: { headline: 'x' } },
  ]
  expect(others.map(pageType => completePageType(registry, pageType))).toEqual(others)
})

test('a view never gets props that its page type cannot read', () => {
  const propsAt = (version: number) =>
    readablePageProps(registry, { id: 'article', version, props: { summary: 7 } })
  expect(propsAt(2)).toEqual({ summary: 7, day: '' })
  expect(propsAt(3)).toEqual({ summary: '', day: '' })
})
