import { describe, expect, it } from 'vitest'
import { block, columnsBlock, contentWith, registry } from '../test/sample.ts'
import { documentOf } from './document.ts'
import { fieldAt, fieldPlace, fieldsOf } from './field-place.ts'
import { allBlocks, isSamePlace, isWholePage, isWithin, type Place, placeAround, valueIn } from './place.ts'

const cards = [{ key: 'k7', name: 'Card' }]
const document = documentOf(
  contentWith([
    block('a', { props: { title: 'Hello', body: '', cards } }),
    columnsBlock('columns', { left: [block('b')] }),
  ]),
)
const at = (blockKey: string | null, path: string): Place => ({ block: blockKey, path })

describe('a place', () => {
  it('has the value of a field, a block, or the page', () => {
    expect(valueIn(document, at('a', 'props.title'))).toBe('Hello')
    expect(valueIn(document, at('a', 'props.cards.k7.name'))).toBe('Card')
    expect(valueIn(document, at('a', ''))).toBe(document.blocks.get('a'))
    expect(valueIn(document, at(null, 'title'))).toBe('Home')
    expect(valueIn(document, at('gone', 'props.title'))).toBeUndefined()
    expect(valueIn(document, allBlocks)).toEqual([
      ['', ['a', 'columns']],
      ['columns/left', ['b']],
    ])
  })

  it('is the same as another with the same block and path', () => {
    expect(isSamePlace(at('a', 'props'), at('a', 'props'))).toBe(true)
    expect(isSamePlace(at('a', 'props'), at('b', 'props'))).toBe(false)
    expect(isSamePlace(at('a', 'props'), at('a', 'anchorPoint'))).toBe(false)
    expect([at(null, ''), at('a', ''), at(null, 'title')].map(isWholePage)).toEqual([true, false, false])
  })

  it('is in a larger one, from the field to the page', () => {
    const around = [at('a', 'props.cards.k7.name')]
    for (let step = 0; step < 6; step += 1) around.push(placeAround(around.at(-1) ?? allBlocks))
    expect(around.slice(1)).toEqual([
      at('a', 'props.cards.k7'),
      at('a', 'props.cards'),
      at('a', 'props'),
      at('a', ''),
      allBlocks,
      at(null, ''),
    ])
    expect(placeAround(at(null, ''))).toEqual(at(null, ''))
  })

  it('is within those around it, and in no other', () => {
    const name = at('a', 'props.cards.k7.name')
    for (const outer of [name, at('a', 'props.cards'), at('a', ''), allBlocks, at(null, '')])
      expect(isWithin(name, outer)).toBe(true)
    for (const outer of [
      at('b', ''),
      at('a', 'props.title'),
      at('a', 'props.cards.k7.name.x'),
      at(null, 'title'),
    ])
      expect(isWithin(name, outer)).toBe(false)
  })
})

describe('the field of a place', () => {
  it.each([
    [at('a', 'props.body.content.0.text'), at('a', 'props.body')],
    [at('a', 'props.cards.k7.name.x'), at('a', 'props.cards.k7.name')],
    [at('a', 'props.cards.k7'), at('a', 'props.cards')],
    [at('a', 'props.cards'), at('a', 'props.cards')],
    [at('a', 'props.unknown.x'), at('a', 'props.unknown')],
    [at('a', 'props.constructor.x'), at('a', 'props.constructor')],
    [at(null, 'pageType.props.summary.x'), at(null, 'pageType.props.summary')],
  ])('of %j is %j', (place, field) => expect(fieldPlace(registry, document, place)).toEqual(field))

  it.each([at('a', 'anchorPoint.x'), at('a', ''), at(null, 'title.x'), at('gone', 'props.title.x')])(
    'is the place itself outside of fields: %j',
    place => expect(fieldPlace(registry, document, place)).toEqual(place),
  )

  it('has its definition', () => {
    const fields = fieldsOf(registry, document, 'a')
    expect(fieldAt(registry, document, at('a', 'props.title'))).toBe(fields?.title)
    expect(fieldAt(registry, document, at('a', 'props.cards.k7.name'))).toMatchObject({ kind: 'plain' })
    expect(fieldAt(registry, document, at(null, 'pageType.props.summary'))).toMatchObject({ kind: 'plain' })
  })

  it.each([
    at('a', 'props.title.x'),
    at('a', 'props.constructor'),
    at('a', 'anchorPoint'),
    at('a', ''),
    at('columns', 'props.title'),
    at('gone', 'props.title'),
    at(null, 'title'),
  ])('has none at %j', place => expect(fieldAt(registry, document, place)).toBeUndefined())
})
