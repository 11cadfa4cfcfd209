import { describe, expect, it } from 'vitest'
import type { Permission } from '../permissions.ts'
import { decide, type PublicationAction, type PublicationFacts } from './publication.ts'

const everywhere = (...names: Permission['name'][]): Permission[] => names.map(name => ({ name }))
const publisher = everywhere('publish-page', 'request-publication')
const editor = everywhere('edit-page', 'request-publication')

const decided = (
  action: PublicationAction,
  facts: Partial<PublicationFacts>,
  permissions: Permission[] = publisher,
) => decide(action, { locale: 'nl-nl', type: 'basic', live: false, same: false, ...facts }, permissions)

describe('what may be done to a page', () => {
  it.each(['publish', 'unpublish', 'republish', 'accept', 'reject', 'schedule'] as const)(
    '%s is for publishers',
    action => {
      expect(decided(action, { request: { own: true } }, editor)).toBe('UM_01')
      expect(decided(action, { live: action === 'unpublish', request: { own: false } })).toBe('do')
    },
  )

  it('is limited by the places of a permission', () => {
    const limited: Permission[] = [{ name: 'publish-page', parameters: { locales: ['en-gb'] } }]
    expect(decided('publish', {}, limited)).toBe('UM_01')
    expect(decided('publish', { locale: 'en-gb' }, limited)).toBe('do')
  })

  it('leaves what is so already', () => {
    expect(decided('publish', { live: true, same: true })).toBe('left')
    expect(decided('publish', { live: true, same: false })).toBe('do')
    expect(decided('request', { live: true, same: true }, editor)).toBe('left')
    expect(decided('request', { live: true, same: false }, editor)).toBe('do')
    expect(decided('republish', { live: true })).toBe('left')
    expect(decided('unpublish', { live: false })).toBe('left')
  })

  it('lets a request be taken back by its requester or by a publisher', () => {
    expect(decided('revoke', { request: { own: true } }, editor)).toBe('do')
    expect(decided('revoke', { request: { own: true } }, [])).toBe('UM_01')
    expect(decided('revoke', { request: { own: false } }, editor)).toBe('UM_01')
    expect(decided('revoke', { request: { own: false } })).toBe('do')
    expect(decided('revoke', { request: null }, editor)).toBe('PM_04')
  })

  it.each(['accept', 'reject'] as const)(
    'lets publishers %s their own requests unless the site forbids it',
    action => {
      expect(decided(action, { request: { own: true } })).toBe('do')
      expect(decided(action, { request: { own: true }, allowOwnRequests: false })).toBe('UM_01')
      expect(decided(action, { request: { own: false }, allowOwnRequests: false })).toBe('do')
      expect(decided(action, { request: null })).toBe('PM_04')
    },
  )
})
