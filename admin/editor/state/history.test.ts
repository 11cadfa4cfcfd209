import { describe, expect, it } from 'vitest'
import {
  breakRun,
  compact,
  type Entry,
  emptyHistory,
  endComposition,
  type History,
  record,
  together,
} from './history.ts'
import type { Operation } from './operations/operations.ts'

const field = (target: string, path: string[], from: unknown, to: unknown): Operation => ({
  type: 'setField',
  target,
  path,
  from,
  to,
})
const meta = (path: string[], from: unknown, to: unknown): Operation => ({ type: 'setMeta', path, from, to })
const entry = (position: number, parts: Partial<Entry> = {}): Entry => ({
  operations: [field('a', ['props', 'title'], position, position + 1)],
  tag: 'title',
  time: position * 100,
  selection: { blocks: [`b${position}`], field: null },
  before: position,
  after: position + 1,
  ...parts,
})
const history = (...entries: Entry[]): History => entries.reduce(record, emptyHistory)
const spans = ({ done }: History) => done.map(({ before, after }) => [before, after])

describe('two changes', () => {
  it('of one field are one, from the first value to the last', () => {
    const title = ['props', 'title']
    expect(together(field('a', title, 1, 2), field('a', title, 2, 3))).toEqual(field('a', title, 1, 3))
    expect(together(meta(['title'], 1, 2), meta(['title'], 2, 3))).toEqual(meta(['title'], 1, 3))
  })

  it.each<[string, Operation, Operation]>([
    ['of two blocks', field('a', ['x'], 1, 2), field('b', ['x'], 1, 2)],
    ['of two fields', field('a', ['x'], 1, 2), field('a', ['y'], 1, 2)],
    ['of a list and its item', field('a', ['x'], 1, 2), field('a', ['x', 'y'], 1, 2)],
    ['of an item and its list', meta(['x', 'y'], 1, 2), meta(['x'], 1, 2)],
    ['of two fields of the page', meta(['x'], 1, 2), meta(['y'], 1, 2)],
    ['of the page and a block', meta(['x'], 1, 2), field('a', ['x'], 1, 2)],
    ['of a block and the page', field('a', ['x'], 1, 2), meta(['x'], 1, 2)],
  ])('%s stay two', (_, first, then) => {
    expect(together(first, then)).toBeUndefined()
    expect(compact([first, then])).toEqual([first, then])
  })

  it('are joined only where they follow each other', () => {
    const [one, two] = [field('a', ['x'], 1, 2), field('b', ['x'], 1, 2)]
    expect(compact([one, field('a', ['x'], 2, 3), two, field('a', ['x'], 3, 4)])).toEqual([
      field('a', ['x'], 1, 3),
      two,
      field('a', ['x'], 3, 4),
    ])
  })
})

describe('undo steps', () => {
  it('of a run of typing are one, which restores what was before it', () => {
    const { done, undone, isRunOpen } = history(entry(0), entry(1), entry(2))
    expect(done).toEqual([
      {
        ...entry(2),
        operations: [field('a', ['props', 'title'], 0, 3)],
        selection: { blocks: ['b0'], field: null },
        before: 0,
      },
    ])
    expect([undone, isRunOpen]).toEqual([[], true])
  })

  it('are several after a pause, in another field, without a tag, or once the run was ended', () => {
    expect(spans(history(entry(0), entry(8)))).toEqual([[0, 9]])
    expect(spans(history(entry(0), entry(8, { time: 801 })))).toHaveLength(2)
    expect(spans(history(entry(0), entry(1, { tag: 'other' })))).toHaveLength(2)
    expect(spans(history(entry(0, { tag: null }), entry(1, { tag: null })))).toHaveLength(2)
    expect(spans(record(breakRun(history(entry(0))), entry(1)))).toHaveLength(2)
  })

  it('of a composition are one, however long it takes', () => {
    const composed = (position: number, time: number) => entry(position, { composition: 1, time })
    expect(spans(history(composed(0, 0), composed(1, 60_000)))).toEqual([[0, 2]])
    expect(spans(history(composed(0, 0), entry(1, { composition: 2, time: 60_000 })))).toHaveLength(2)
    const ended = endComposition(history(composed(0, 0)), 1, 60_000)
    expect(spans(record(ended, entry(1, { time: 60_500 })))).toEqual([[0, 2]])
    expect(endComposition(ended, 2, 90_000)).toBe(ended)
  })

  it('are two hundred at most, the latest ones', () => {
    const many = Array.from({ length: 250 }, (_, index) => entry(index, { tag: null }))
    const { done } = history(...many)
    expect(done).toHaveLength(200)
    expect(done[0]?.before).toBe(50)
  })

  it('end what could be done again', () => {
    expect(record({ ...emptyHistory, undone: [entry(5)] }, entry(0)).undone).toEqual([])
  })
})
