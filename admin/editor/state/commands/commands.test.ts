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
  it('add a block with the defaults and version of its type, and select it', () => {
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

  it('accept only the types that a slot allows', () => {
    const editor = open()
    expect(editor.can(insertType('columns', { parent: 'columns', slot: 'right', after: null }))).toBe(false)
    expect(editor.can(insertType('columns', { parent: 'columns', slot: 'left', after: null }))).toBe(true)
    expect(editor.can(insertType('text', { parent: 'columns', slot: 'none', after: null }))).toBe(false)
    expect(editor.can(insertType('text', { parent: 'hero', slot: 'left', after: null }))).toBe(false)
  })

  it('give a copy new keys in blocks and list items, rename its images accordingly, and drop its anchor', () => {
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

  it('move blocks up, down, into and out of slots, but never into themselves', () => {
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

  it('move several blocks together in their order', () => {
    const editor = open()
    editor.run(move(['a', 'hero'], { parent: 'columns', slot: 'left', after: 'b' }))
    expect(outline(editor)).toEqual([['columns', ['b', 'a', 'hero']]])
  })

  it('paste after the selection with new keys and unused anchors', () => {
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

  it('paste into the nearest allowed parent, or at the end without a selection', () => {
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

  it('select a range in reading order, single blocks, or all', () => {
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
    editor.run(remove(['hero', 'columns']))
    expect(editor.can(selectAll)).toBe(false)
  })

  it('treat an operation on several blocks as one undo step and do not repeat it for their children', () => {
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

  it('select the next, previous or parent block after deleting', () => {
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

  it('give a replacement block its own key and the anchor of the replaced one', () => {
    const editor = open()
    editor.run(replaceByType('hero', 'columns'))
    const { selection, document } = editor.store.getState()
    expect(document.blocks.has('hero')).toBe(false)
    expect(document.blocks.get(selection.blocks[0] ?? '')).toMatchObject({
      type: 'columns',
      anchorPoint: 'top',
    })
  })

  it('are allowed for each activity as its table row says', () => {
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

  it('copy values that come from another window', () => {
    const editor = open()
    const foreign: unknown = runInNewContext('({ type: "doc", content: [] })')
    editor.run(setField('a', ['props', 'rich'], foreign))
    const stored = editor.store.getState().document.blocks.get('a')?.props.rich
    expect(stored).toEqual({ type: 'doc', content: [] })
    expect(Object.getPrototypeOf(stored)).toBe(Object.prototype)
  })

  it('refuse to select a block that does not exist', () => {
    expect(open().can(select(['none']))).toBe(false)
  })
})
