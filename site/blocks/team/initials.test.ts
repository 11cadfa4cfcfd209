import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Marit de Wilde', 'MW'],
  ['Sanne', 'S'],
  ['  Łukasz   Żak ', 'ŁŻ'],
  ['émile', 'É'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
