import { expect, it } from 'vitest'
import { freeName } from './free-name.ts'

it.each([
  ['keeps a name that is not taken', 'a.jpg', ['b.jpg'], 'a.jpg'],
  ['adds a number before the extension', 'a.jpg', ['a.jpg'], 'a (2).jpg'],
  ['takes the next free number', 'a.jpg', ['a.jpg', 'a (2).jpg', 'a (3).jpg'], 'a (4).jpg'],
  ['continues from an existing number', 'a (2).jpg', ['a (2).jpg'], 'a (3).jpg'],
  ['continues from a number of several digits', 'ab (12).jpg', ['ab (12).jpg'], 'ab (13).jpg'],
  ['takes a number elsewhere for a part of the name', 'a (2) b', ['a (2) b'], 'a (2) b (2)'],
  ['takes a dot at the beginning for a part of the name', '.notes', ['.notes'], '.notes (2)'],
  ['compares names case-insensitively', 'A.JPG', ['a.jpg'], 'A (2).JPG'],
  [
    'shortens a name that has no room for a number',
    `${'x'.repeat(251)}.jpg`,
    [`${'x'.repeat(251)}.jpg`],
    `${'x'.repeat(247)} (2).jpg`,
  ],
  ['adds the number at the end if there is no extension', 'notes', ['notes'], 'notes (2)'],
])('%s', (_, name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})
