import { expect, it } from 'vitest'
import { moveDown } from '../../state/commands/arrange.ts'
import { typeField } from '../../state/commands/fields.ts'
import { initialState } from '../../state/state.ts'
import { createEditor } from '../../state/store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../../state/test/sample.ts'
import { createBlockSource } from './block-source.ts'

const open = () => {
  const content = contentWith([block('a'), columnsBlock('cols', { left: [block('b')] }), block('c')])
  const editor = createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
  const source = createBlockSource(registry)
  const now = () => editor.store.getState().document
  return { editor, read: (key: string) => source.block(now(), key), outline: () => source.outline(now()) }
}

it('keeps the identity of all other blocks when one changes', () => {
  const { editor, read } = open()
  const [a, c] = [read('a'), read('c')]
  editor.run(typeField('a', ['props', 'title'], 'New'))
  expect(read('a')).not.toBe(a)
  expect(read('a')?.props.title).toBe('New')
  expect(read('c')).toBe(c)
})

it('returns a new object for a block when something in its slots changes', () => {
  const { editor, read } = open()
  const before = read('cols')
  expect(read('cols')).toBe(before)
  editor.run(typeField('b', ['props', 'title'], 'New'))
  expect(read('cols')).not.toBe(before)
  expect(read('cols')?.slots?.left?.[0]?.props.title).toBe('New')
})

it('updates the outline when order or anchors change, not while typing', () => {
  const { editor, outline } = open()
  const before = outline()
  editor.run(typeField('a', ['props', 'title'], 'New'))
  expect(outline()).toBe(before)
  editor.run(typeField('a', ['anchorPoint'], 'top'))
  const anchored = outline()
  expect(anchored).not.toBe(before)
  editor.run(moveDown(['a']))
  expect(outline().map(({ key }) => key)).toEqual(['cols', 'a', 'c'])
})

it('fills in missing props for the view', () => {
  const content = contentWith([block('a', { props: {} })])
  const { document } = initialState(versionWith(content))
  expect(createBlockSource(registry).block(document, 'a')?.props).toEqual({
    title: '',
    body: 'Body',
    cards: [],
  })
})
