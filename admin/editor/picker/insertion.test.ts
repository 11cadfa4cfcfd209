import { describe, expect, it } from 'vitest'
import { enter } from '../state/commands/view.ts'
import type { BlockPlace } from '../state/document/places.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../state/test/sample.ts'
import { commandOf, onlyTypeFor } from './insertion.ts'

const edit = () => {
  const content = contentWith([columnsBlock('c', { left: [block('a')] })])
  return createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
}
const adding = (place: BlockPlace) => {
  const editor = edit()
  editor.run(enter({ name: 'AddingBlock', place }))
  return editor
}
const anything = () => true
const texts: BlockPlace = { parent: 'c', slot: 'right', after: null }

describe('the only type that can be added', () => {
  it('is that of a slot which allows no other', () => {
    expect(onlyTypeFor(adding(texts), anything)).toBe('text')
  })

  it('is none where there is a choice, nor in a slot that the type does not have', () => {
    expect(onlyTypeFor(adding({ parent: 'c', slot: 'left', after: 'a' }), anything)).toBeUndefined()
    expect(onlyTypeFor(adding({ parent: null, slot: '', after: 'c' }), anything)).toBeUndefined()
    expect(onlyTypeFor(adding({ parent: 'c', slot: 'constructor', after: null }), anything)).toBeUndefined()
  })

  it('is none for a user who may not add it, so that the dialog says that there is nothing to choose', () => {
    expect(onlyTypeFor(adding(texts), type => type !== 'text')).toBeUndefined()
  })

  it('is none unless a block is being added', () => {
    expect(onlyTypeFor(edit(), anything)).toBeUndefined()
    const replacing = edit()
    replacing.run(enter({ name: 'ReplaceBlock', block: 'a' }))
    expect(onlyTypeFor(replacing, anything)).toBeUndefined()
  })
})

describe('the choice of a type', () => {
  const choose = (editor: ReturnType<typeof edit>, type: string) => {
    const commandFor = commandOf(editor.store.getState().activity)
    if (commandFor) editor.run(commandFor(type))
    return editor.store.getState().document
  }

  it('adds a block at the place that was asked for', () => {
    const { order } = choose(adding(texts), 'text')
    expect(order.get('c/right')).toHaveLength(1)
  })

  it('replaces the block that was asked for', () => {
    const editor = edit()
    editor.run(enter({ name: 'ReplaceBlock', block: 'a' }))
    const { order, blocks } = choose(editor, 'columns')
    expect(blocks.get(order.get('c/left')?.[0] ?? '')?.type).toBe('columns')
  })

  it('does nothing in any other activity', () => {
    const editor = edit()
    const before = editor.store.getState().document
    expect(choose(editor, 'text')).toBe(before)
  })
})
