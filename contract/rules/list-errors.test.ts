import { describe, expect, it } from 'vitest'
import { type ErrorEntry, errorAt } from '../errors.ts'
import { listErrors } from './list-errors.ts'

const errors = (count: number): ErrorEntry[] =>
  Array.from({ length: count }, (_, index) => errorAt(`${index}`, 'required'))

describe('listErrors', () => {
  it('keeps up to fifty errors', () => {
    expect(listErrors(errors(50))).toEqual(errors(50))
  })

  it('keeps the first fifty of more and adds a marker', () => {
    expect(listErrors(errors(60))).toEqual([...errors(50), errorAt('', 'moreErrors')])
  })
})
