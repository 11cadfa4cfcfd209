import { describe, expect, it } from 'vitest'
import type { Permission } from '../permissions.ts'
import { allows } from './permissions.ts'

const dutchNews: Permission[] = [
  { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } },
]

describe('a permission', () => {
  it('without parameters holds everywhere', () => {
    expect(allows([{ name: 'edit-page' }], 'edit-page', { locale: 'en-gb', type: 'basic' })).toBe(true)
  })

  it('with parameters holds where all of them do', () => {
    expect(allows(dutchNews, 'edit-page', { locale: 'nl-nl', type: 'news' })).toBe(true)
    expect(allows(dutchNews, 'edit-page', { locale: 'en-gb', type: 'news' })).toBe(false)
    expect(allows(dutchNews, 'edit-page', { locale: 'nl-nl', type: 'basic' })).toBe(false)
  })

  it('is held at all when it is held somewhere', () => {
    expect(allows(dutchNews, 'edit-page')).toBe(true)
    expect(allows(dutchNews, 'publish-page')).toBe(false)
  })

  it('held twice with different limits holds in each, not in their mixture', () => {
    const two: Permission[] = [
      ...dutchNews,
      { name: 'edit-page', parameters: { locales: ['en-gb'], pageTypes: ['basic'] } },
    ]
    expect(allows(two, 'edit-page', { locale: 'en-gb', type: 'basic' })).toBe(true)
    expect(allows(two, 'edit-page', { locale: 'en-gb', type: 'news' })).toBe(false)
  })

  it('limited to no locale holds nowhere', () => {
    const none: Permission[] = [{ name: 'edit-page', parameters: { locales: [] } }]
    expect(allows(none, 'edit-page', { locale: 'nl-nl' })).toBe(false)
  })
})
