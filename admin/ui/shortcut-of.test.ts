import { expect, it } from 'vitest'
import { type PressedKey, shortcutOf } from './shortcut-of.ts'

const press = (keys: string, isInText = false) => {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const held = (name: string) => parts.slice(0, -1).includes(name)
  const pressed: PressedKey = {
    key,
    ctrlKey: held('Ctrl'),
    metaKey: held('Cmd'),
    shiftKey: held('Shift'),
    altKey: held('Alt'),
  }
  return shortcutOf(pressed, isInText)
}

it.each([
  ['Ctrl+s', 'save'],
  ['Cmd+s', 'save'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Cmd+f', 'find'],
  ['F6', 'next'],
  ['Shift+F6', 'previous'],
] as const)('%s is the shortcut to %s, also in a text', (keys, shortcut) => {
  expect([press(keys), press(keys, true)]).toEqual([shortcut, shortcut])
})

it('Caps Lock changes no shortcut', () => {
  expect([press('Ctrl+S'), press('Ctrl+Z'), press('Ctrl+F')]).toEqual(['save', 'undo', 'find'])
})

it('a question mark opens the help, unless it is typed in a text', () => {
  // On most keyboards it needs Shift.
  expect([press('?'), press('Shift+?')]).toEqual(['help', 'help'])
  expect(press('Shift+?', true)).toBeNull()
})

it.each([
  's',
  'Shift+S',
  'Ctrl+Shift+S',
  'Ctrl+Shift+F',
  'Ctrl+F6',
  'Ctrl+?',
  'Ctrl+k',
  'Ctrl+Control',
  'ß',
  'س',
])('%s is no shortcut', keys => {
  expect(press(keys)).toBeNull()
})

it('what AltGr types is no shortcut: browsers report Ctrl and Alt for it', () => {
  expect([press('Ctrl+Alt+s'), press('Alt+?'), press('Alt+F6')]).toEqual([null, null, null])
})
