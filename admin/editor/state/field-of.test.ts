import { expect, it } from 'vitest'
import { fieldOf } from './field-of.ts'
import { initialState } from './state.ts'
import { createEditor } from './store.ts'
import { block, contentWith, registry, versionWith } from './test/sample.ts'

const state = initialState(versionWith(contentWith([block('a'), block('b', { type: 'gone' })])))
const editor = createEditor({ state, registry, now: () => 0 })
const kindOf = (key: string, ...path: string[]) => fieldOf(editor, key, path)?.kind

it('finds a field by its path, including in list items', () => {
  expect(kindOf('a', 'title')).toBe('plain')
  expect(kindOf('a', 'cards')).toBe('list')
  expect(kindOf('a', 'cards', 'k7', 'photo')).toBe('image')
})

it('finds no fields in a block of an unknown type', () => {
  expect(kindOf('b', 'title')).toBeUndefined()
  expect(kindOf('none', 'title')).toBeUndefined()
})
