import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { limitOptions, limitText, shownLimits } from './grant-limits.ts'

const grant = (parameters?: Permission['parameters']): Permission => ({ name: 'edit-page', parameters })
const localeName = (locale: string) => ({ 'nl-nl': 'Nederlands', ar: 'العربية' })[locale] ?? locale
const typeName = (type: string) => ({ news: 'Pressemitteilungen' })[type] ?? type
const textOf = (one: Permission) => limitText(one, localeName, typeName)

describe('the limits of a permission', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ locales: ['nl-nl', 'ar'] }, 'Nederlands, العربية'],
    [{ pageTypes: ['news', 'removed'] }, 'Pressemitteilungen, removed'],
    [{ locales: ['ar'], pageTypes: ['news'] }, 'العربية · Pressemitteilungen'],
    [{ locales: undefined, pageTypes: ['news'] }, 'Pressemitteilungen'],
  ])('%j are described in words', (parameters, text) => {
    expect(textOf(grant(parameters))).toBe(text)
  })

  it('are those of all its grants, each once', () => {
    const grants = [{ locales: ['ar'] }, { pageTypes: ['news'] }, { locales: ['ar'] }].map(grant)
    expect(shownLimits(grants, textOf)).toEqual(['العربية', 'Pressemitteilungen'])
  })

  it('are none as soon as one of its grants has none', () => {
    expect(shownLimits([grant({ locales: ['ar'] }), grant()], textOf)).toEqual([])
    expect(shownLimits([], textOf)).toEqual([])
  })

  it('keep what the site has removed, after what it has', () => {
    expect(limitOptions(['news', 'blank'], ['removed', 'news'])).toEqual(['news', 'blank', 'removed'])
    expect(limitOptions([], ['removed'])).toEqual(['removed'])
    expect(limitOptions([], [])).toEqual([])
  })
})
