import { expect, test } from 'vitest'
import { fileFacts } from './file-facts.ts'

test.each([
  ['Verslag 2026.pdf', 1_234_567, 'nl-nl', 'PDF, 1,2 MB'],
  ['report.docx', 45_678, 'en-gb', 'DOCX, 46 kB'],
  ['a.b.csv', 12, 'de-de', 'CSV, 1 kB'],
])('%s of %i bytes in %s is "%s"', (fileName, size, locale, facts) => {
  expect(fileFacts({ fileName, size }, locale).replaceAll('\u00a0', ' ')).toBe(facts)
})
