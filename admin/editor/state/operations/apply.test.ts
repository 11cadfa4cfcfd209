import { describe, expect, it } from 'vitest'
import { documentOf } from '../document/document.ts'
import { block, columnsBlock, contentWith } from '../test/sample.ts'
import { apply } from './apply.ts'
import * as make from './make.ts'
import { invert } from './operations.ts'

const cards = (...keys: string[]) => keys.map(key => ({ key, name: key }))
const withCards = (...keys: string[]) =>
  documentOf(contentWith([block('a', { props: { title: '', body: '', cards: cards(...keys) } })]))
const place = (after: string | null) => ({ target: 'a', path: ['props', 'cards'], after })
const keysIn = (document: ReturnType<typeof withCards>) =>
  make.itemsAt(document, 'a', ['props', 'cards'])?.map(({ key }) => key)

describe('moving a list item', () => {
  const list = ['one', 'two', 'three', 'four']
  const isNoop = (key: string, after: string | null) =>
    after === key || after === (list[list.indexOf(key) - 1] ?? null)
  const moves = list.flatMap(key => [null, ...list].map(after => ({ key, after })))

  it.each(moves.filter(({ key, after }) => isNoop(key, after)))('of $key after $after is nothing', move => {
    expect(make.moveItem(withCards(...list), move.key, place(move.after))).toBeNull()
  })

  it.each(moves.filter(({ key, after }) => !isNoop(key, after)))(
    'moves $key after $after, and its inverse restores the order',
    ({ key, after }) => {
      const document = withCards(...list)
      const operation = make.moveItem(document, key, place(after))
      if (!operation) throw new Error('nothing was moved')
      const moved = apply(document, operation)
      const keys = keysIn(moved) ?? []
      expect(keys[keys.indexOf(key) - 1] ?? null).toBe(after)
      expect(keysIn(apply(moved, invert(operation)))).toEqual(list)
    },
  )
})

describe('an operation whose neighbour is gone', () => {
  it('appends the item to the list', () => {
    const document = withCards('one', 'two')
    const item = { key: 'new', name: 'new' }
    expect(keysIn(apply(document, make.insertItem(item, place('gone'))))).toEqual(['one', 'two', 'new'])
  })

  it('moves an item to the end of the list', () => {
    const moved = apply(withCards('one', 'two', 'three'), {
      type: 'move',
      item: 'one',
      from: place(null),
      to: place('gone'),
    })
    expect(keysIn(moved)).toEqual(['two', 'three', 'one'])
  })
})

describe('moving a block', () => {
  const document = documentOf(
    contentWith([columnsBlock('outer', { left: [columnsBlock('inner', { left: [block('leaf')] })] })]),
  )

  it.each(['outer', 'inner'])('into its descendant %s changes nothing', parent => {
    const from = { parent: null, slot: '', after: null }
    const to = { parent, slot: 'right', after: null }
    expect(apply(document, { type: 'move', block: 'outer', from, to })).toBe(document)
  })
})
