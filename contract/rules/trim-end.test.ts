import { expect, test } from 'vitest'
import { trimEnd } from './trim-end.ts'

test('characters at the end are removed, and no others', () => {
  expect(trimEnd('/a//b//', /\//)).toBe('/a//b')
  expect(trimEnd('a / \n', /[\s/]/)).toBe('a')
  expect(trimEnd('///', /\//)).toBe('')
  expect(trimEnd('a', /\//)).toBe('a')
})
