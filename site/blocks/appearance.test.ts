import { expect, test } from 'vitest'
import { sectionClass } from './appearance.ts'

test('a section has a class for each choice that differs from the default', () => {
  expect(sectionClass('quote')).toBe('quote section')
  expect(sectionClass('quote', { background: 'deep', width: 'text', alignment: 'center' })).toBe(
    'quote section section--deep section--text section--center',
  )
})
