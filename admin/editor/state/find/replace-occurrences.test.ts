import { describe, expect, it } from 'vitest'
import { contentOf } from '../document/document.ts'
import { initialState } from '../state.ts'
import { createEditor, type Editor } from '../store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../test/sample.ts'
import { afterReplaced, firstFrom, occurrencesIn } from './occurrences.ts'
import { replaceOccurrences } from './replace-occurrences.ts'

const props = (title: string, body = '', ...names: string[]) => ({
  title,
  body,
  cards: names.map((name, index) => ({ key: `k${index}`, name })),
})

const open = () =>
  createEditor({
    state: initialState(
      versionWith(
        contentWith([
          block('first', { props: props('Rain today', 'rain', 'More rain', 'Sun') }),
          columnsBlock('columns', {
            right: [block('inner', { props: props('Rain and rain') })],
            left: [block('before', { props: props('A rain coat') })],
          }),
          block('unknown', { type: 'gone', props: { title: 'rain' } }),
          block('last', { props: props('Dry') }),
        ]),
      ),
    ),
    registry,
    now: () => 0,
  })

const find = ({ store, registry }: Editor, term: string, matchCase = false) =>
  occurrencesIn(store.getState().document, registry, { term, matchCase })
const titles = (editor: Editor) =>
  [...editor.store.getState().document.blocks.values()].map(({ props }) => props.title)

describe('finding in the blocks of a page', () => {
  it('finds fields, list items and blocks in slots, in the order of the outline', () => {
    expect(find(open(), 'rain').map(({ block, path, start }) => [block, path.join('.'), start])).toEqual([
      ['first', 'props.title', 0],
      ['first', 'props.body', 0],
      ['first', 'props.cards.k0.name', 5],
      ['before', 'props.title', 2],
      ['inner', 'props.title', 0],
      ['inner', 'props.title', 9],
    ])
  })

  it('begins at a block, and at the top where nothing follows it', () => {
    const editor = open()
    const blocks = ['first', 'columns', 'before', 'inner', 'unknown', 'last']
    const found = find(editor, 'rain')
    expect(firstFrom(found, blocks, 'columns')).toBe(3)
    expect(firstFrom(found, blocks, 'last')).toBe(0)
    expect(firstFrom(found, blocks, undefined)).toBe(0)
  })
})

describe('replacing in the blocks of a page', () => {
  it('replaces everything as one undo step', () => {
    const editor = open()
    const before = contentOf(editor.store.getState().document)
    expect(editor.run(replaceOccurrences(find(editor, 'rain'), 'snow'))).toBe(true)
    expect(titles(editor)).toEqual(['snow today', undefined, 'snow and snow', 'A snow coat', 'rain', 'Dry'])
    expect(find(editor, 'rain')).toEqual([])
    editor.undo()
    expect(contentOf(editor.store.getState().document)).toEqual(before)
  })

  it('replaces one, and goes on after it even if the replacement contains the term', () => {
    const editor = open()
    const found = find(editor, 'rain', true)
    const [one] = found.slice(-1)
    if (!one) throw new Error('nothing found')
    editor.run(replaceOccurrences([one], 'rain, rain'))
    expect(titles(editor)[2]).toBe('Rain and rain, rain')
    const index = found.length - 1
    expect(afterReplaced(find(editor, 'rain', true), one, index, 'rain, rain')).toBe(0)

    const [first] = found
    if (!first) throw new Error('nothing found')
    editor.run(replaceOccurrences([first], 'rain rain'))
    expect(afterReplaced(find(editor, 'rain', true), first, 0, 'rain rain')).toBe(2)
  })

  it('does nothing where the text stays the same', () => {
    const editor = open()
    expect(editor.can(replaceOccurrences(find(editor, 'Dry'), 'Dry'))).toBe(false)
    expect(editor.can(replaceOccurrences([], 'Dry'))).toBe(false)
  })
})
