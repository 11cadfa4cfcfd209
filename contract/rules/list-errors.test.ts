import { describe, expect, it } from 'vitest'
import type { ErrorEntry } from '../errors.ts'
import { listErrors } from './list-errors.ts'

const errors = (count: number): ErrorEntry[] =>
  Array.from({ length: count }, (_, index) => ({ property: `${index}`, code: 'V_01' }))

describe('the errors that an answer lists', () => {
  it('are all of them up to fifty', () => {
    expect(listErrors(errors(50))).toEqual(errors(50))
  })

  it('are the first fifty of more, and that there are more', () => {
    expect(listErrors(errors(60))).toEqual([...errors(50), { property: '', code: 'G_07' }])
  })
})
