import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { move, moveDown, moveIn, moveInto, moveOut, moveUp, remove } from './commands/arrange.ts'
import { setAnchor, setField, typeField } from './commands/fields.ts'
import { duplicate, insertType } from './commands/insert.ts'
import { insertItem, moveItem, removeItem } from './commands/items.ts'
import { replaceByType } from './commands/replace.ts'
import { select } from './commands/view.ts'
import { endOf } from './document/places.ts'
import { itemsAt } from './operations/make.ts'
import { initialState, isDirty } from './state.ts'
import { type Command, createEditor, type Editor, type UndoOutcome } from './store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from './test/sample.ts'

const version = versionWith(
  contentWith([
    block('hero', {
      props: {
        title: 'Hi',
        body: '',
        cards: [
          { key: 'one', name: 'One' },
          { key: 'two', name: 'Two' },
          { key: 'three', name: 'Three' },
          { key: 'four', name: 'Four' },
        ],
      },
    }),
    columnsBlock('columns', { left: [block('a'), block('b')], right: [] }),
    block('last'),
  ]),
)

const freeze = <T>(value: T): T => {
  if (value instanceof Map) value.forEach(freeze)
  else if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

const newEditor = () => {
  let time = 0
  return createEditor({
    state: freeze(initialState(structuredClone(version))),
    registry,
    now: () => {
      time += 300
      return time
    },
  })
}

interface Deed {
  kind: number
  block: number
  other: number
  value: number
}

const commandFor = ({ store }: Editor, { kind, block, other, value }: Deed): Command => {
  const { document } = store.getState()
  const keys = [...document.blocks.keys()]
  const [key = '', beside = ''] = [keys[block % keys.length], keys[other % keys.length]]
  const items = itemsAt(document, key, ['props', 'cards']) ?? []
  const item = items[value % Math.max(1, items.length)]?.key ?? ''
  const list = {
    target: key,
    path: ['props', 'cards'],
    after: items[other % Math.max(1, items.length)]?.key ?? null,
  }
  const commands: Command[] = [
    setField(key, ['props', 'title'], `Title ${value}`),
    typeField(key, ['props', 'body'], `Body ${value}`),
    typeField(key, ['props', 'cards', item, 'name'], `Name ${value}`),
    setAnchor(key, `anchor${value}`),
    insertType('text', endOf(document, { parent: beside, slot: 'left' })),
    insertType('columns', { parent: null, slot: '', after: keys[value % keys.length] ?? null }),
    duplicate([key]),
    remove([key]),
    remove([key, beside]),
    move([key, beside], { parent: null, slot: '', after: null }),
    moveUp([key]),
    moveDown([key]),
    moveOut([key]),
    moveInto([key], { parent: beside, slot: value % 2 === 0 ? 'left' : 'right' }),
    moveIn([key, beside]),
    replaceByType(key, 'text'),
    insertItem({ name: 'New' }, list),
    removeItem(key, ['props', 'cards'], item),
    moveItem(item, list),
  ]
  return commands[kind % commands.length] ?? setAnchor(key, '')
}

const deeds = fc.array(
  fc.record({ kind: fc.nat(18), block: fc.nat(20), other: fc.nat(20), value: fc.nat(5) }),
  { minLength: 1, maxLength: 30 },
)

describe('undo', () => {
  it('restores each earlier state exactly, and redo each undone one', () => {
    fc.assert(
      fc.property(deeds, list => {
        const editor = newEditor()
        const before = editor.store.getState().document
        for (const action of list) {
          const command = commandFor(editor, action)
          const could = editor.can(command)
          expect(editor.run(command)).toBe(could)
          freeze(editor.store.getState().document)
        }
        const after = editor.store.getState().document
        const steps = editor.store.getState().history.done.length
        for (let step = 0; step < steps; step += 1) expect(editor.undo()).toBe('done')
        expect(editor.undo()).toBe('nothing')
        expect(editor.store.getState().document).toEqual(before)
        expect(isDirty(editor.store.getState())).toBe(false)
        for (let step = 0; step < steps; step += 1) expect(editor.redo()).toBe('done')
        expect(editor.store.getState().document).toEqual(after)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the identity of blocks that a step does not change', () => {
    const editor = newEditor()
    const before = editor.store.getState().document
    editor.run(typeField('a', ['props', 'title'], 'New'))
    const after = editor.store.getState().document
    expect(after.blocks.get('hero')).toBe(before.blocks.get('hero'))
    expect(after.blocks.get('a')).not.toBe(before.blocks.get('a'))
    expect(after.order).toBe(before.order)
  })

  it('groups continuous typing into one step that ends with a pause, a blur or another command', () => {
    let time = 0
    const editor = createEditor({ state: initialState(version), registry, now: () => time })
    const type = (text: string, at: number) => {
      time = at
      editor.run(typeField('a', ['props', 'title'], text))
    }
    const title = () => editor.store.getState().document.blocks.get('a')?.props.title
    type('H', 0)
    type('He', 800)
    type('Hel', 1601)
    type('Hell', 1700)
    editor.endTyping()
    type('Hello', 1701)
    const titles = []
    while (editor.undo() === 'done') titles.push(title())
    expect(titles).toEqual(['Hell', 'He', ''])
  })

  it('selects the field that it changes, and redo does the same', () => {
    const editor = newEditor()
    for (const key of ['a', 'b']) {
      editor.run(select([key], ['props', 'title']))
      editor.run(typeField(key, ['props', 'title'], 'New'))
    }
    const moved = (outcome: UndoOutcome) => [outcome, ...editor.store.getState().selection.blocks]
    expect(moved(editor.undo())).toEqual(['done', 'b'])
    expect(moved(editor.undo())).toEqual(['done', 'a'])
    editor.run(select(['last']))
    expect(moved(editor.redo())).toEqual(['done', 'a'])
    expect(moved(editor.redo())).toEqual(['done', 'b'])
    editor.run(select(['last']))
    expect(moved(editor.undo())).toEqual(['done', 'b'])
  })

  it('keeps two hundred steps', () => {
    const editor = newEditor()
    for (let step = 0; step < 250; step += 1) editor.run(setField('a', ['props', 'title'], String(step)))
    expect(editor.store.getState().history.done).toHaveLength(200)
  })
})
