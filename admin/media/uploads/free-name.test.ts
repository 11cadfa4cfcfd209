import { expect, it } from 'vitest'
import { freeName } from './free-name.ts'

it.each([
  ['a name that is free', 'a.jpg', ['b.jpg'], 'a.jpg'],
  ['a number before the ending', 'a.jpg', ['a.jpg'], 'a (2).jpg'],
  ['the next number that is free', 'a.jpg', ['a.jpg', 'a (2).jpg', 'a (3).jpg'], 'a (4).jpg'],
  ['a number that goes on from the one that is there', 'a (2).jpg', ['a (2).jpg'], 'a (3).jpg'],
  ['names as the same whatever their case', 'A.JPG', ['a.jpg'], 'A (2).JPG'],
  ['a number at the end where there is no ending', 'notes', ['notes'], 'notes (2)'],
])('gives %s', (_, name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})
