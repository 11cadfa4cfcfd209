import type { Block } from '@ximblox/contract/blocks'
import { describe, expect, it } from 'vitest'
import { block, columnsBlock, contentWith } from '../test/sample.ts'
import { partingOf } from './parting.ts'

const titled = (key: string, title: string) => block(key, { props: { title, body: '', cards: [] } })
const withCards = (...keys: string[]) =>
  block('a', { props: { title: '', body: '', cards: keys.map(key => ({ key, name: key })) } })
const page = (...blocks: Block[]) => contentWith(blocks)
const columns = (...left: Block[]) => columnsBlock('columns', { left })
const [a, b] = [block('a'), block('b')]

describe('what a request without a response changed', () => {
  const before = page(b, block('columns', { type: 'columns', props: {} }), a)
  it.each([
    ['a field', page(titled('a', ''), b), page(titled('a', 'New'), b)],
    ['a field of the page', page(a), { ...page(a), title: 'New' }],
    ['a new block', page(a), page(a, b)],
    ['a removed block', page(a, b), page(a)],
    ['a block that moved into another', before, page(b, columns(a))],
    ['a new item', page(withCards('one')), page(withCards('one', 'two'))],
    ['a removed item', page(withCards('one', 'two')), page(withCards('two'))],
  ])('is common to both if it arrived: %s', (_, base, sent) => {
    expect(partingOf(base, [sent], sent)).toEqual(sent)
    expect(partingOf(base, [sent], base)).toEqual(base)
    expect(partingOf(base, [], sent)).toEqual(base)
  })

  it('is common in the parts that arrived, whatever others made of the rest', () => {
    const sent = page(titled('a', 'Sent'), titled('b', 'Sent'))
    const theirs = page(titled('a', 'Sent'), titled('b', 'Theirs'))
    const base = page(titled('a', ''), titled('b', ''))
    expect(partingOf(base, [sent], theirs)).toEqual(page(titled('a', 'Sent'), titled('b', '')))
  })

  it('is taken as arrived for the order of items, which has no trace', () => {
    const [base, sent] = [page(withCards('one', 'two')), page(withCards('two', 'one'))]
    expect(partingOf(base, [sent], base)).toEqual(sent)
  })

  it('is followed through several requests', () => {
    const [base, first, second] = [page(titled('a', '')), page(titled('a', '1')), page(titled('a', '2'))]
    expect(partingOf(base, [first, second], second)).toEqual(second)
    expect(partingOf(base, [first, second], first)).toEqual(first)
  })

  it('does not count a block that others have moved elsewhere', () => {
    const theirs = page(b, columnsBlock('columns', { right: [a] }))
    expect(partingOf(before, [page(b, columns(a))], theirs)).toEqual(before)
  })
})
