import { isSlug } from '@ximblox/contract/rules/slug'
import { describe, expect, it } from 'vitest'
import { editedSlug, newPageName } from './new-page-name.ts'

const untouched = { title: null, slug: null }

describe('the name of a copied page', () => {
  it('is suggested, with the slug of its title below the prefix of its type', () => {
    expect(newPageName('Über Größe', untouched, 'nieuws')).toEqual({
      title: 'Über Größe',
      ownSlug: 'uber-grosse',
      slug: 'nieuws/uber-grosse',
    })
  })

  it('has a slug that follows the title until it is edited, and again when it is emptied', () => {
    const title = 'Zweite Fassung'
    expect(newPageName('Erste', { title, slug: null }, '').slug).toBe('zweite-fassung')
    expect(newPageName('Erste', { title, slug: 'eigener' }, '').slug).toBe('eigener')
    expect(newPageName('Erste', { title, slug: editedSlug('') }, '').slug).toBe('zweite-fassung')
  })

  it('keeps an emptied title empty', () => {
    expect(newPageName('Erste', { title: '', slug: null }, 'nieuws')).toMatchObject({
      title: '',
      ownSlug: '',
    })
  })

  it.each(['صفحة جديدة', '🎉🎉', '  ', 'Donaudampfschifffahrtsgesellschaft '.repeat(20)])(
    'has a valid slug for %j',
    title => {
      expect(isSlug(newPageName(title, untouched, '').slug)).toBe(true)
    },
  )
})
