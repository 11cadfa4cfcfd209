import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const read = (text: string, ...hits: number[]) =>
  excerptOf(text, [{ lexemes: [], positions: hits }])
    .map(part => (part.hit ? `[${part.text}]` : part.text))
    .join('')

test('cells and headings do not run together, and sentences follow each other', () => {
  const text = 'Training\n9.30–16.30\nUtrecht\nWhat you learn:\nTo count.\n\nAnd to measure'
  expect(read(text)).toBe('9.30–16.30 · Utrecht · What you learn: To count. And to measure')
})

test('a line that ends with a hit is separated, too', () => {
  expect(read('Title\nUtrecht\nCentral station', 2)).toBe('[Utrecht] · Central station')
})
