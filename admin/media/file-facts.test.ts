import { describe, expect, it, test } from 'vitest'
import { formatFileSize, formatOf, isTooLarge, isTooWide, recordingOf } from './file-facts.ts'

test.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1_240, 'en', '1.2 kB'],
  [45_678, 'de', '46 kB'],
  [999_499, 'en', '999 kB'],
  [999_500, 'en', '1 MB'],
  [2_400_000, 'nl', '2,4 MB'],
  [999_500_000, 'en', '1 GB'],
  [12_000_000_000, 'de', '12 GB'],
])('formats %i bytes in %s as "%s"', (bytes, language, text) =>
  expect(formatFileSize(bytes, language).replaceAll(/\s/g, ' ')).toBe(text),
)

describe('an image', () => {
  it('is too large one pixel or one byte above the recommended maximum', () => {
    expect(isTooWide({ width: 2560, height: 2560 })).toBe(false)
    expect(isTooWide({ width: 100, height: 2561 })).toBe(true)
    expect(isTooLarge({ kind: 'image', size: 1_048_576 })).toBe(false)
    expect(isTooLarge({ kind: 'gif', size: 1_048_577 })).toBe(true)
  })

  it('may be smaller than the recommended maximum, which does not apply to documents', () => {
    expect(isTooLarge({ kind: 'document', size: 9_000_000 })).toBe(false)
    expect(isTooWide({})).toBe(false)
  })
})

describe('an uploaded file', () => {
  it('is a film or a sound, or neither', () => {
    expect(
      ['video/mp4', 'audio/mpeg', 'application/pdf', ''].map(mimeType => recordingOf({ mimeType })),
    ).toEqual(['video', 'audio', undefined, undefined])
  })

  it('has the format that its name ends with, unlike an embedded video', () => {
    expect(formatOf({ mimeType: 'application/pdf', fileName: 'Prices.v2.pdf' })).toBe('PDF')
    expect(formatOf({ mimeType: '', fileName: 'Film.mp4' })).toBe('')
  })
})
