import { expect, it } from 'vitest'
import { nextPage } from './next-page.ts'

const part = (length: number, totalItems: number) => ({ items: Array.from({ length }), totalItems })

it.each([
  ['after a full part of a long list', [part(20, 41)], 1],
  ['after the second of three parts', [part(20, 41), part(20, 41)], 2],
  ['after the last', [part(20, 41), part(20, 41), part(1, 41)], undefined],
  ['after a part that is exactly the rest', [part(20, 40), part(20, 40)], undefined],
  ['of a page without versions', [part(0, 0)], undefined],
  ['after an empty part, although others are counted', [part(20, 25), part(0, 25)], undefined],
  ['after a version was stored in the meantime', [part(20, 20), part(20, 41)], 2],
  ['before anything is loaded', [], undefined],
])('the next part %s', (_, parts, next) => {
  expect(nextPage(parts)).toBe(next)
})
