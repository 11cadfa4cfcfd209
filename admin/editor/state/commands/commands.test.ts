import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../document/document.ts'
import { itemsAt } from '../operations/make.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../test/sample.ts'
import { move, moveDown, moveInto, moveOut, moveUp, remove } from './arrange.ts'
import { setField, setTitle } from './fields.ts'
import { duplicate, insertType } from './insert.ts'
import { paste } from './paste.ts'
import { replaceByType } from './replace.ts'
import { enter, extendBy, extendTo, select, selectAll, toggle } from './view.ts'

const photo = { hash: 'h', fileName: 'f', altText: '', fileID: 1, cropParams: null }

const open = () =>
  createEditor({
    state: initialState(
      versionWith(
        contentWith([
          block('hero', {
            anchorPoint: 'top',
            props: { title: 'Hi', body: '', cards: [{ key: 'one', name: 'One' }] },
            __images: { photo, cards_one_photo: photo },
          }),
          columnsBlock('columns', { left: [block('a'), block('b')] }),
        ]),
      ),
    ),
    registry,
    now: () => 0,
  })

const outline = (editor: ReturnType<typeof open>) =>
  contentOf(editor.store.getState().document).blocks.map(({ key, slots = {} }) => [
    key,
    ...Object.values(slots).map(children => children.map(child => child.key)),
  ])

describe('commands', () => {
  it('a new block has the defaults and the version of its type, and is selected', () => {
    const editor = open()
    expect(editor.run(insertType('text', { parent: null, slot: '', after: 'hero' }))).toBe(true)
    const { selection, document } = editor.store.getState()
    const [key = ''] = selection.blocks
    expect(document.blocks.get(key)).toMatchObject({
      version: 1,
      props: { title: '', body: 'Body', cards: [] },
    })
    expect(outline(editor).map(([first]) => first)).toEqual(['hero', key, 'columns'])
  })

  it('a slot takes only the types it allows', () => {
    const editor = open()
    expect(editor.can(insertType('columns', { parent: 'columns', slot: 'right', after: null }))).toBe(false)
    expect(editor.can(insertType('columns', { parent: 'columns', slot: 'left', after: null }))).toBe(true)
    expect(editor.can(insertType('text', { parent: 'columns', slot: 'none', after: null }))).toBe(false)
    expect(editor.can(insertType('text', { parent: 'hero', slot: 'left', after: null }))).toBe(false)
  })

  it('a copy has keys of its own in blocks and list items, with the pictures named after them, and no anchor', () => {
    const editor = open()
    editor.run(duplicate(['hero']))
    const { selection, document } = editor.store.getState()
    const copy = document.blocks.get(selection.blocks[0] ?? '')
    const [{ key } = { key: '' }] = itemsAt(document, copy?.key ?? '', ['props', 'cards']) ?? []
    expect(key).toMatch(/^[a-z0-9]{12}$/)
    expect(copy).toMatchObject({
      anchorPoint: '',
      __images: { photo, [`cards_${key}_photo`]: photo },
    })
    expect(copy?.__images).not.toHaveProperty('cards_one_photo')
  })

  it('blocks move up, down, out of a slot and into one, and never into themselves', () => {
    const editor = open()
    expect(editor.can(moveUp(['hero']))).toBe(false)
    expect(editor.run(moveDown(['hero']))).toBe(true)
    expect(outline(editor)).toEqual([['columns', ['a', 'b']], ['hero']])
    expect(editor.run(moveUp(['b']))).toBe(true)
    expect(editor.run(moveOut(['a']))).toBe(true)
    expect(outline(editor)).toEqual([['columns', ['b']], ['a'], ['hero']])
    expect(editor.run(moveInto(['hero'], { parent: 'columns', slot: 'right' }))).toBe(true)
    expect(outline(editor)).toEqual([['columns', ['b'], ['hero']], ['a']])
    expect(editor.can(moveInto(['columns'], { parent: 'columns', slot: 'left' }))).toBe(false)
    expect(editor.can(move(['columns'], { parent: 'columns', slot: 'left', after: null }))).toBe(false)
  })

  it('several blocks move together, in their order', () => {
    const editor = open()
    editor.run(move(['a', 'hero'], { parent: 'columns', slot: 'left', after: 'b' }))
    expect(outline(editor)).toEqual([['columns', ['b', 'a', 'hero']]])
  })

  it('what is pasted comes after what is selected, with new keys, and with anchors that are free', () => {
    const editor = open()
    editor.run(select(['a']))
    const copies = [block('hero', { anchorPoint: 'top' }), block('x', { anchorPoint: 'free' })]
    editor.run(paste(copies))
    const { selection, document } = editor.store.getState()
    const [first = '', second = ''] = selection.blocks
    expect(outline(editor)).toEqual([['hero'], ['columns', ['a', first, second, 'b']]])
    expect([first, second]).not.toContain('x')
    expect([first, second].map(key => document.blocks.get(key)?.anchorPoint)).toEqual(['', 'free'])
    editor.undo()
    expect(outline(editor)).toEqual([['hero'], ['columns', ['a', 'b']]])
  })

  it('what is pasted goes outwards until it is allowed, and to the end where nothing is selected', () => {
    const editor = open()
    const last = () => editor.store.getState().selection.blocks[0]
    editor.run(paste([columnsBlock('x', {})], { parent: 'columns', slot: 'right' }))
    const around = last()
    expect(outline(editor)).toEqual([['hero'], ['columns', ['a', 'b']], [around]])
    editor.run(paste([block('x')], { parent: 'columns', slot: 'right' }))
    expect(outline(editor)).toEqual([['hero'], ['columns', ['a', 'b'], [last()]], [around]])
    editor.run(select([]))
    editor.run(paste([block('x')]))
    expect(outline(editor).at(-1)).toEqual([last()])
    expect(editor.can(paste(Array.from({ length: 500 }, (_, index) => block(`x${index}`))))).toBe(false)
  })

  it('several blocks are selected from one to another in reading order, one by one, or all', () => {
    const editor = open()
    const selected = () => editor.store.getState().selection.blocks
    editor.run(select(['hero']))
    editor.run(extendBy(1))
    editor.run(extendBy(1))
    expect(selected()).toEqual(['hero', 'columns', 'a'])
    editor.run(extendBy(-1))
    expect(selected()).toEqual(['hero', 'columns'])
    editor.run(select(['b']))
    editor.run(extendTo('columns'))
    expect(selected()).toEqual(['b', 'a', 'columns'])
    editor.run(toggle('a'))
    editor.run(toggle('hero'))
    expect(selected()).toEqual(['b', 'columns', 'hero'])
    editor.run(selectAll)
    expect(selected()).toEqual(['hero', 'columns', 'a', 'b'])
    editor.run(select(['hero']))
    expect(editor.can(extendBy(-1))).toBe(false)
    expect(editor.can(toggle('hero'))).toBe(false)
  })

  it('what is done to several blocks leaves alone what they hold, and is one step', () => {
    const editor = open()
    const before = outline(editor)
    const steps = () => editor.store.getState().history.done.length
    editor.run(remove(['columns', 'a', 'hero']))
    expect([outline(editor), steps()]).toEqual([[], 1])
    editor.undo()
    expect(outline(editor)).toEqual(before)
    editor.run(duplicate(['a', 'b']))
    const copies = editor.store.getState().selection.blocks
    expect([outline(editor), steps()]).toEqual([[['hero'], ['columns', ['a', 'b', ...copies]]], 1])
    editor.run(moveUp(copies))
    expect(outline(editor)[1]).toEqual(['columns', ['a', ...copies, 'b']])
    editor.run(moveDown(['a', copies[1] ?? '']))
    expect(outline(editor)[1]).toEqual(['columns', [copies[0], 'b', 'a', copies[1]]])
    editor.run(moveOut(['b', 'a']))
    expect(outline(editor)).toEqual([['hero'], ['columns', copies], ['b'], ['a']])
    expect(editor.can(moveUp(['b', copies[0] ?? '']))).toBe(false)
    editor.run(moveInto(['b', 'a'], { parent: 'columns', slot: 'right' }))
    expect(outline(editor)).toEqual([['hero'], ['columns', copies, ['b', 'a']]])
  })

  it('deleting selects the next block, or else the one before, or else the one around', () => {
    const editor = open()
    const selected = () => editor.store.getState().selection.blocks
    editor.run(remove(['a']))
    expect(selected()).toEqual(['b'])
    editor.run(remove(['b']))
    expect(selected()).toEqual(['columns'])
    editor.run(remove(['columns']))
    expect(selected()).toEqual(['hero'])
    editor.run(remove(['hero']))
    expect(selected()).toEqual([])
  })

  it('the block that replaces another has a key of its own and the anchor of the other', () => {
    const editor = open()
    editor.run(replaceByType('hero', 'columns'))
    const { selection, document } = editor.store.getState()
    expect(document.blocks.has('hero')).toBe(false)
    expect(document.blocks.get(selection.blocks[0] ?? '')).toMatchObject({
      type: 'columns',
      anchorPoint: 'top',
    })
  })

  it('each activity allows what its row of the table says', () => {
    const editor = open()
    expect(editor.can(setTitle('New'))).toBe(false)
    expect(editor.run(enter({ name: 'EditingPageSettings' }))).toBe(true)
    expect(editor.can(setTitle('New'))).toBe(true)
    expect(editor.can(setField('a', ['props', 'title'], 'New'))).toBe(false)
    expect(editor.can(enter({ name: 'AddingBlock', place: { parent: null, slot: '', after: null } }))).toBe(
      false,
    )
    editor.run(enter({ name: 'Editing' }))
    editor.run(enter({ name: 'AddingBlock', place: { parent: null, slot: '', after: null } }))
    editor.run(insertType('text', { parent: null, slot: '', after: null }))
    expect(editor.store.getState().activity).toEqual({ name: 'Editing' })
  })

  it('what comes from another document is kept as an object of this one', () => {
    const editor = open()
    const foreign: unknown = runInNewContext('({ type: "doc", content: [] })')
    editor.run(setField('a', ['props', 'rich'], foreign))
    const stored = editor.store.getState().document.blocks.get('a')?.props.rich
    expect(stored).toEqual({ type: 'doc', content: [] })
    expect(Object.getPrototypeOf(stored)).toBe(Object.prototype)
  })

  it('selecting a block that is not there is refused', () => {
    expect(open().can(select(['none']))).toBe(false)
  })
})
