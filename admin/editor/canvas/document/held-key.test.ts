import { expect, it } from 'vitest'
import { afterHeldKey } from './held-key.ts'

it('letters, spaces and line breaks are added to what was typed', () => {
  const typed = ['G', 'r', 'ü', 'ß', 'e', ' ', 'س', 'Enter', '?'].reduce(
    (typed, key) => afterHeldKey(typed, key) ?? typed,
    '',
  )
  expect(typed).toBe('Grüße س\n?')
})

it.each([
  ['Grüße', 'Grüß'],
  ['a', ''],
  ['Zeile\n', 'Zeile'],
  ['Fest 🎉', 'Fest '],
  ['Familie 👨‍👩‍👧', 'Familie '],
  ['🇩🇪🇳🇱', '🇩🇪'],
])('Backspace after %j leaves %j', (typed, left) => {
  expect(afterHeldKey(typed, 'Backspace')).toBe(left)
})

it.each(['Escape', 'Tab', 'ArrowLeft', 'Delete', 'Shift', 'Dead'])(
  '%s changes nothing of what was typed',
  key => {
    expect(afterHeldKey('Text', key)).toBeNull()
  },
)

it('keys are not held before something is typed, except those that type', () => {
  const keys = ['Enter', 'Backspace', 'Escape', 'Tab', 'F6']
  expect(keys.map(key => afterHeldKey('', key))).toEqual(keys.map(() => undefined))
  expect(afterHeldKey('', '/')).toBe('/')
})

it('function keys keep their meaning', () => {
  expect([afterHeldKey('Text', 'F6'), afterHeldKey('Text', 'F12')]).toEqual([undefined, undefined])
  expect(afterHeldKey('Text', 'F')).toBe('TextF')
})
