import { expect, it } from 'vitest'
import { displacedBy } from './displaced.ts'

const done = (id: string) => ({ id, 'data-kind': 'done' })
const failed = (id: string) => ({ id, 'data-kind': 'failed' })

it('a third toast takes the place of the oldest success', () => {
  expect(displacedBy('c', [done('a'), done('b')])).toBe('a')
  expect(displacedBy('c', [failed('a'), done('b')])).toBe('b')
})

it('a failure keeps its place until it is closed', () => {
  expect(displacedBy('c', [failed('a'), failed('b')])).toBeUndefined()
})

it('two toasts have room, and one that is shown already takes none', () => {
  expect(displacedBy('b', [done('a')])).toBeUndefined()
  expect(displacedBy('a', [done('a'), done('b')])).toBeUndefined()
})
