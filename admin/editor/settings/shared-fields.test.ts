import { pageIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { firstOf, fixedFields } from './shared-fields.ts'

const named = (id: number, locale: string) => ({ id: pageIDOf(id), title: `Größe ${id} 🙂`, locale })
const german = named(7, 'de-de')
const dutch = named(12, 'nl-nl')
const arabic = named(100, 'ar')
const shared = { price: true, dates: ['from', 'until'] } as const

describe('the values that translations share', () => {
  it.each([
    { ...german, siblings: [dutch, arabic] },
    { ...dutch, siblings: [german, arabic] },
    { ...arabic, siblings: [dutch, german] },
  ])('belong to the oldest of them, seen from $locale', page => {
    expect(firstOf(page)).toEqual(german)
  })

  it('belong to the page itself if it has no translations, or only those since the oldest was deleted', () => {
    expect(firstOf({ ...dutch, siblings: [] })).toEqual(dutch)
    expect(firstOf({ ...dutch, siblings: [arabic] })).toEqual(dutch)
  })

  it('are fixed on every page but theirs', () => {
    expect(fixedFields({ ...dutch, siblings: [german] }, shared)).toBe(shared)
    expect(fixedFields({ ...german, siblings: [dutch] }, shared)).toEqual({})
    expect(fixedFields({ ...dutch, siblings: [] }, shared)).toEqual({})
  })

  it('are none for a type of page that shares nothing', () => {
    expect(fixedFields({ ...dutch, siblings: [german] }, undefined)).toEqual({})
  })
})
