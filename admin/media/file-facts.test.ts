import { describe, expect, it, test } from 'vitest'
import { isTooLarge, isTooWide, sizeText } from './file-facts.ts'

test.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1_240, 'en', '1.2 kB'],
  [45_678, 'de', '46 kB'],
  [999_499, 'en', '999 kB'],
  [999_500, 'en', '1 MB'],
  [2_400_000, 'nl', '2,4 MB'],
])('%i bytes in %s are "%s"', (bytes, language, text) =>
  expect(sizeText(bytes, language).replaceAll(/\s/g, ' ')).toBe(text),
)

describe('a picture', () => {
  it('is too large from one pixel, or one byte, above what is recommended', () => {
    expect(isTooWide({ width: 2560, height: 2560 })).toBe(false)
    expect(isTooWide({ width: 100, height: 2561 })).toBe(true)
    expect(isTooLarge({ kind: 'image', size: 1_048_576 })).toBe(false)
    expect(isTooLarge({ kind: 'gif', size: 1_048_577 })).toBe(true)
  })

  it('alone is: documents may be heavy', () => {
    expect(isTooLarge({ kind: 'document', size: 9_000_000 })).toBe(false)
    expect(isTooWide({})).toBe(false)
  })
})
