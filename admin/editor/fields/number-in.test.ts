import { describe, expect, it } from 'vitest'
import { numberIn } from './number-in.ts'

describe('the number in a field', () => {
  it.each([
    ['12', 12],
    ['-0.5', -0.5],
    ['1e3', 1000],
    [' 7 ', 7],
    ['007', 7],
    ['0', 0],
  ])('is that of %j', (text, number) => {
    expect(numberIn(text)).toBe(number)
  })

  it.each(['', '  ', '-', '1,5', '12 €', '١٢', '1e999', 'NaN'])('is none in %j', text => {
    expect(numberIn(text)).toBeUndefined()
  })
})
