import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRow } from './csv.ts'

describe('a row for spreadsheets', () => {
  it('quotes every value', () => {
    expect(csvRow(['a', 'b "c", d', 3])).toBe('"a","b ""c"", d","3"\r\n')
  })

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '|calc',
    "=cmd|' /C calc'!A0",
    '＝1+1',
    '＠SUM(A1)',
    '\u200b=1',
    ' =1',
  ])('contains no formula: %j', text => {
    expect(csvRow([text])).toMatch(/^"'/)
  })

  it('leaves numbers as they are', () => {
    expect(csvRow([-5, '-12'])).toBe('"-5","-12"\r\n')
  })

  it('is always a single line', () => {
    const sign = fc.constantFrom('a', 'é', '"', ',', '\r', '\n', '=', ' ')
    fc.assert(
      fc.property(fc.array(fc.string({ unit: sign }), { minLength: 1 }), values => {
        expect(csvRow(values)).toMatch(/^[^\r\n]*\r\n$/)
      }),
    )
  })

  it('keeps values apart', () => {
    expect(csvRow(['a\r\nb', 'c'])).toBe('"a\\r\\nb","c"\r\n')
  })
})
