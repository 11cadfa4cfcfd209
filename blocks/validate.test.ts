import { type ErrorEntry, errorAt, errorNameOf } from '@ximblox/contract/errors'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeBlocks } from './complete.ts'
import type { DraftErrors } from './draft-errors.ts'
import { hostileHrefs } from './test/hostile-hrefs.ts'
import { block, everything, registry } from './test/sample-registry.ts'
import { validProps } from './test/valid-props.ts'
import * as validate from './validate.ts'

const named = (entries: readonly ErrorEntry[]) =>
  entries.map(entry => ({ property: entry.property, name: errorNameOf(entry) }))
const withNames = ({ refused, tolerated }: DraftErrors) => ({
  refused: named(refused),
  tolerated: named(tolerated),
})
const validateBlocks = (...args: Parameters<typeof validate.validateBlocks>) =>
  withNames(validate.validateBlocks(...args))
const validateProps = (...args: Parameters<typeof validate.validateProps>) =>
  withNames(validate.validateProps(...args))
const refused = (...blocks: Parameters<typeof block>[]) =>
  validateBlocks(
    registry,
    blocks.map(parts => block(...parts)),
  ).refused
const tolerated = (...blocks: Parameters<typeof block>[]) =>
  validateBlocks(
    registry,
    blocks.map(parts => block(...parts)),
  ).tolerated

const nested = (levels: number) => {
  let inner = block('columns', 'k1')
  for (let level = 2; level <= levels; level++)
    inner = block('columns', `k${level}`, { slots: { left: [inner] } })
  return inner
}

describe('validateBlocks', () => {
  test('accepts empty props of any block type', () => {
    const blocks = [...registry.blocks.keys()].map(type => block(type, type))
    expect(validateBlocks(registry, blocks)).toEqual({ refused: [], tolerated: [] })
  })

  test('accepts valid props after completion', () => {
    fc.assert(
      fc.property(validProps(everything.fields), props => {
        const complete = completeBlocks(registry, [block('everything', 'a', { props })])
        expect(validateBlocks(registry, complete)).toEqual({ refused: [], tolerated: [] })
        expect(completeBlocks(registry, complete)).toEqual(complete)
      }),
    )
  })

  test('reports all errors by path in nested blocks and list items', () => {
    const child = block('everything', 'b', {
      props: {
        side: 'up',
        colour: 'red',
        cards: [{ key: 'x', name: 'y'.repeat(300), facts: [{ key: '', fact: 1 }] }],
      },
    })
    const errors = validateBlocks(registry, [block('columns', 'a', { slots: { left: [child] } })], 'content')
    const at = 'content.0.slots.left.0.props'
    expect(errors.refused).toEqual(
      expect.arrayContaining([
        { property: `${at}.side`, name: 'valueNotAllowed' },
        { property: `${at}.colour`, name: 'unknownField' },
        { property: `${at}.cards.0.facts.0.key`, name: 'invalidFormat' },
        { property: `${at}.cards.0.facts.0.fact`, name: 'wrongType' },
      ]),
    )
    expect(errors.refused).toHaveLength(4)
    expect(errors.tolerated).toEqual([{ property: `${at}.cards.0.name`, name: 'tooLong' }])
  })

  test('refuses duplicate block keys', () => {
    const nestedSame = block('columns', 'b', { slots: { left: [block('quote', 'a')] } })
    expect(validateBlocks(registry, [block('quote', 'a'), nestedSame]).refused).toEqual([
      { property: 'blocks.1.slots.left.0.key', name: 'alreadyExists' },
    ])
  })

  test('refuses duplicate item keys', () => {
    const cards = [{ key: 'x' }, { key: 'x' }]
    expect(refused(['everything', 'a', { props: { cards } }])).toEqual([
      { property: 'blocks.0.props.cards', name: 'alreadyExists' },
    ])
  })

  test('tolerates malformed and duplicate anchors', () => {
    const errors = tolerated(
      ['quote', 'a', { anchorPoint: 'top' }],
      ['quote', 'b', { anchorPoint: 'top' }],
      ['quote', 'c', { anchorPoint: '1st place' }],
    )
    expect(errors).toEqual([
      { property: 'blocks.2.anchorPoint', name: 'invalidAnchorName' },
      { property: 'blocks.1.anchorPoint', name: 'anchorTaken' },
    ])
  })

  test('checks anchors and keys of unknown blocks but not their props', () => {
    const unknown = block('gone', 'a', { anchorPoint: 'top', props: { anything: ['at', 'all'] } })
    expect(validateBlocks(registry, [unknown, block('quote', 'a', { anchorPoint: 'top' })])).toEqual({
      refused: [{ property: 'blocks.1.key', name: 'alreadyExists' }],
      tolerated: [{ property: 'blocks.1.anchorPoint', name: 'anchorTaken' }],
    })
  })

  test('tolerates half-typed values', () => {
    const props = {
      title: 'x'.repeat(41),
      site: 'http',
      day: '2026-02-31',
      count: 12,
      button: { url: 'exam' },
    }
    expect(refused(['everything', 'a', { props }])).toEqual([])
    expect(tolerated(['everything', 'a', { props }])).toEqual([
      { property: 'blocks.0.props.title', name: 'characterLimitExceeded' },
      { property: 'blocks.0.props.count', name: 'invalidNumberOrDate' },
      { property: 'blocks.0.props.day', name: 'invalidNumberOrDate' },
      { property: 'blocks.0.props.site', name: 'invalidUrl' },
      { property: 'blocks.0.props.button.url', name: 'invalidUrl' },
    ])
  })

  test('refuses props of another type', () => {
    const props = {
      title: 7,
      count: 'many',
      day: null,
      wide: 'yes',
      cards: {},
      topics: [{ ref: 'tag', id: -1 }],
    }
    expect(refused(['everything', 'a', { props }])).toHaveLength(6)
    expect(tolerated(['everything', 'a', { props }])).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'toString'])('refuses a prop called %s', name => {
    const props = JSON.parse(`{ "${name}": 1 }`)
    expect(refused(['everything', 'a', { props }])).toEqual([
      { property: `blocks.0.props.${name}`, name: 'unknownField' },
    ])
  })

  test('allows 500 blocks and no more', () => {
    const many = Array.from({ length: 501 }, (_, index) => block('quote', `k${index}`))
    expect(validateBlocks(registry, many.slice(1)).refused).toEqual([])
    expect(validateBlocks(registry, many).refused).toEqual([{ property: 'blocks', name: 'tooManyItems' }])
  })

  test('allows 12 levels and no more', () => {
    expect(validateBlocks(registry, [nested(12)]).refused).toEqual([])
    expect(validateBlocks(registry, [nested(14)]).refused).toEqual([
      { property: `blocks.0${'.slots.left.0'.repeat(12)}`, name: 'tooDeep' },
    ])
  })

  test('refuses unknown slots and blocks that a slot does not allow', () => {
    const slots = { middle: [], right: [block('quote', 'b'), block('everything', 'c'), block('gone', 'd')] }
    expect(refused(['columns', 'a', { slots }])).toEqual([
      { property: 'blocks.0.slots.middle', name: 'unknownField' },
      { property: 'blocks.0.slots.right.0.type', name: 'blockNotAllowed' },
    ])
  })

  test('refuses images and files without a field', () => {
    const image = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null }
    const __images = {
      picture: image,
      cards_x_photo: image,
      leaflet: image,
      cards_x_name: image,
      cards: image,
    }
    expect(refused(['everything', 'a', { __images }])).toEqual([
      { property: 'blocks.0.__images.leaflet', name: 'unknownField' },
      { property: 'blocks.0.__images.cards_x_name', name: 'unknownField' },
      { property: 'blocks.0.__images.cards', name: 'unknownField' },
    ])
  })
})

test('validates page props', () => {
  const fields = registry.pageTypes.get('article')?.fields ?? {}
  expect(validateProps(fields, {}, 'typeData')).toEqual({ refused: [], tolerated: [] })
  expect(validateProps(fields, { day: 'soon', other: 1 }, 'typeData')).toEqual({
    refused: [{ property: 'typeData.other', name: 'unknownField' }],
    tolerated: [{ property: 'typeData.day', name: 'invalidNumberOrDate' }],
  })
})

test('adds reasons and parameters', () => {
  const blocks = [
    block('everything', 'a', {
      anchorPoint: '1st place',
      props: { side: 'up', wide: 'yes', other: 1, title: 'x'.repeat(41), cards: manyCards() },
    }),
    block('columns', 'b', { slots: { right: [block('quote', 'c')], nowhere: [] } }),
  ]
  const { refused, tolerated } = validate.validateBlocks(registry, blocks)
  expect([...refused, ...tolerated]).toEqual(
    expect.arrayContaining([
      errorAt('blocks.0.props.side', 'valueNotAllowed', { allowed: ['left', 'right'] }),
      errorAt('blocks.0.props.wide', 'wrongType'),
      errorAt('blocks.0.props.other', 'unknownField'),
      errorAt('blocks.0.props.title', 'characterLimitExceeded', { max: 40 }),
      errorAt('blocks.0.props.cards', 'tooManyItems', { max: 3 }),
      errorAt('blocks.0.anchorPoint', 'invalidAnchorName'),
      errorAt('blocks.1.slots.nowhere', 'unknownField'),
      errorAt('blocks.1.slots.right.0.type', 'blockNotAllowed'),
    ]),
  )
})

const manyCards = () => ['k1', 'k2', 'k3', 'k4'].map(key => ({ key, name: 'x', facts: [] }))

test.each(hostileHrefs)('refuses the link %j in rich text even in a draft', href => {
  const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] }
  const { refused, tolerated } = validateBlocks(registry, [block('everything', 'a', { props: { body } })])
  const property = 'blocks.0.props.body.content.0.content.0.marks.0.attrs.href'
  expect({ refused, tolerated }).toEqual({ refused: [{ property, name: 'unsafeLink' }], tolerated: [] })
})
