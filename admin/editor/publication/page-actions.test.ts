import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { keepsErrors, pageActionsOf } from './page-actions.ts'

const german = { locale: 'de-de', type: 'news' }
const locales = ['de-de', 'nl-nl']
const all = (...names: Permission['name'][]): Permission[] => names.map(name => ({ name }))
const everything = all('publish-page', 'request-publication', 'edit-page', 'create-page', 'delete-page')

describe('the further actions on a page', () => {
  it('are those that the user may perform', () => {
    expect(pageActionsOf(german, everything, locales)).toEqual([
      'request',
      'schedule',
      'share',
      'duplicate',
      'delete',
    ])
    expect(pageActionsOf(german, all('edit-page', 'request-publication'), locales)).toEqual([
      'request',
      'share',
    ])
    expect(pageActionsOf(german, [], locales)).toEqual([])
  })

  it('include duplicating if the user may create such a page in any language of the site', () => {
    const creator = (locale: string, pageType = 'news'): Permission[] => [
      { name: 'create-page', parameters: { locales: [locale], pageTypes: [pageType] } },
    ]
    expect(pageActionsOf(german, creator('nl-nl'), locales)).toEqual(['duplicate'])
    expect(pageActionsOf(german, creator('fr-fr'), locales)).toEqual([])
    expect(pageActionsOf(german, creator('de-de', 'event'), locales)).toEqual([])
  })

  it('do not include duplicating while the languages of the site are loading', () => {
    expect(pageActionsOf(german, all('create-page'), [])).toEqual([])
  })

  it('are only those of its publication for content without an address', () => {
    const footer = { locale: 'de-de', type: '~global/footer' }
    expect(pageActionsOf(footer, everything, locales)).toEqual(['request', 'schedule', 'share'])
  })
})

describe('the errors of a dialog', () => {
  const field = [{ property: '' }, { property: 'blocks.0.title' }]

  it('stay on the page where they can be fixed', () => {
    expect([keepsErrors('accept', field), keepsErrors('schedule', field)]).toEqual([true, true])
  })

  it('go with a dialog that does not publish, and if they are about no field', () => {
    expect([keepsErrors('share', field), keepsErrors(null, field)]).toEqual([false, false])
    expect([keepsErrors('accept', [{ property: '' }]), keepsErrors('accept', [])]).toEqual([false, false])
  })
})
