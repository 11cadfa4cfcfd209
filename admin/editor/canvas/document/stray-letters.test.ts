import { expect, it } from 'vitest'
import { createStrayLetters } from './stray-letters.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false }

/** Whether each key only erases a letter, pressed in this order on a block, or in a text if that is undefined. */
const press = (
  keys: readonly (string | { key: string; ctrlKey: boolean })[],
  block: string | undefined = 'a',
) => {
  const erases = createStrayLetters()
  return keys.map(key => erases(typeof key === 'string' ? { ...none, key } : { ...none, ...key }, block))
}

it('a letter that went nowhere is what Backspace erases, and only then the block', () => {
  expect(press(['Backspace'])).toEqual([false])
  expect(press(['x', 'ß', 'Backspace', 'Backspace', 'Backspace'])).toEqual([false, false, true, true, false])
})

it('letters before another key are forgotten, but not before one that only modifies the next', () => {
  expect(press(['x', 'ArrowDown', 'Backspace']).at(-1)).toBe(false)
  expect(press(['x', 'Delete', 'Backspace']).at(-1)).toBe(false)
  for (const modifier of ['Shift', 'CapsLock', 'AltGraph'])
    expect(press(['x', modifier, 'Backspace']).at(-1)).toBe(true)
})

it('a slash and shortcuts are no letters', () => {
  expect(press(['/', 'Backspace']).at(-1)).toBe(false)
  expect(press([{ key: 'd', ctrlKey: true }, 'Backspace']).at(-1)).toBe(false)
})

it('letters on one block do not protect another', () => {
  const erases = createStrayLetters()
  erases({ ...none, key: 'x' }, 'a')
  expect(erases({ ...none, key: 'Backspace' }, 'b')).toBe(false)
  expect(erases({ ...none, key: 'Backspace' }, 'a')).toBe(false)
})

it('in a text Backspace is left to it', () => {
  const erases = createStrayLetters()
  erases({ ...none, key: 'x' }, undefined)
  expect(erases({ ...none, key: 'Backspace' }, undefined)).toBe(false)
})
