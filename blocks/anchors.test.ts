import { expect, test } from 'vitest'
import { anchorError, anchorsOf } from './anchors.ts'
import { block } from './test/sample-registry.ts'

const blocks = [
  block('quote', 'a', { anchorPoint: 'top' }),
  block('columns', 'b', { slots: { left: [block('quote', 'c', { anchorPoint: 'inside' })] } }),
]

test('an anchor is valid unless another block has it', () => {
  expect(anchorError('top', 'c', blocks)).toBe('anchorTaken')
  expect(anchorError('inside', 'a', blocks)).toBe('anchorTaken')
  expect(anchorError('top', 'a', blocks)).toBeNull()
  expect(anchorError('new', 'a', blocks)).toBeNull()
})

test.each(['', '1st', 'a b', 'é', `a${'b'.repeat(64)}`, 'a"'])('refuses %j as an anchor', name => {
  expect(anchorError(name, 'a', blocks)).toBe('invalidAnchorName')
})

test('anchors are listed by block key', () => {
  expect(anchorsOf(blocks)).toEqual({ a: 'top', c: 'inside' })
})
