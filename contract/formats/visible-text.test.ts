import { expect, it } from 'vitest'
import { removeInvisible } from './visible-text.ts'

it.each([
  'Zoë O’Brien-Müller',
  '李小龙',
  'مریم می‌خواهد',
  'क्‍ष',
  'Editor ✏️',
  'Team 👩‍🚀',
  'Κώστας',
  'a\nb',
  '',
])('keeps %j', name => {
  expect(removeInvisible(name)).toBe(name)
})

it.each([
  'Ad\u200bmin',
  'Ad\u200dmin',
  'Admin\ufeff',
  'Ad\u00admin',
  '\u202eAdmin',
  'Admin\ufe0f\u200d',
  'Admin\u3164\u2800',
  'Admin\u{e0041}',
])('removes the invisible characters of %j', name => {
  expect(removeInvisible(name)).toBe('Admin')
})
