import { describe, expect, it } from 'vitest'
import { type Permission, permissionNames } from '../permissions.ts'
import { allows, isAdministrator } from './permissions.ts'

const dutchNews: Permission[] = [
  { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } },
]

describe('a permission', () => {
  it('applies everywhere without parameters', () => {
    expect(allows([{ name: 'edit-page' }], 'edit-page', { locale: 'en-gb', type: 'basic' })).toBe(true)
  })

  it('applies where all of its parameters match', () => {
    expect(allows(dutchNews, 'edit-page', { locale: 'nl-nl', type: 'news' })).toBe(true)
    expect(allows(dutchNews, 'edit-page', { locale: 'en-gb', type: 'news' })).toBe(false)
    expect(allows(dutchNews, 'edit-page', { locale: 'nl-nl', type: 'basic' })).toBe(false)
  })

  it('is held somewhere if no place is given', () => {
    expect(allows(dutchNews, 'edit-page')).toBe(true)
    expect(allows(dutchNews, 'publish-page')).toBe(false)
  })

  it('does not combine the limits of two grants', () => {
    const two: Permission[] = [
      ...dutchNews,
      { name: 'edit-page', parameters: { locales: ['en-gb'], pageTypes: ['basic'] } },
    ]
    expect(allows(two, 'edit-page', { locale: 'en-gb', type: 'basic' })).toBe(true)
    expect(allows(two, 'edit-page', { locale: 'en-gb', type: 'news' })).toBe(false)
  })

  it('applies nowhere if limited to no locale', () => {
    const none: Permission[] = [{ name: 'edit-page', parameters: { locales: [] } }]
    expect(allows(none, 'edit-page', { locale: 'nl-nl' })).toBe(false)
  })
})

describe('an administrator', () => {
  const everything: Permission[] = permissionNames.map(name => ({ name }))

  it('holds all permissions of the product without limits', () => {
    const limited: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl'] } }
    expect(isAdministrator(everything)).toBe(true)
    expect(isAdministrator(everything.slice(1))).toBe(false)
    expect(isAdministrator([...everything.filter(({ name }) => name !== 'edit-page'), limited])).toBe(false)
  })

  it('holds the permissions of every site', () => {
    expect(allows(everything, 'site:approve-leads')).toBe(true)
    expect(allows(everything.slice(1), 'site:approve-leads')).toBe(false)
  })
})
