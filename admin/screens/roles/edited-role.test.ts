import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { grantsOf, limitedTo, withGrant, withPermission } from './edited-role.ts'

const dutch: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl'] } }
const news: Permission = { name: 'edit-page', parameters: { pageTypes: ['news'] } }
const role = { name: 'Editor', permissions: [dutch, { name: 'manage-tags' } as const, news] }

describe('an edited role', () => {
  it('gains a permission without limits, and loses it with all its limits', () => {
    expect(grantsOf(withPermission(role, 'manage-media', true).permissions, 'manage-media')).toEqual([
      { name: 'manage-media' },
    ])
    expect(withPermission(role, 'edit-page', false).permissions).toEqual([{ name: 'manage-tags' }])
  })

  it('changes or removes one grant and keeps the others', () => {
    expect(withGrant(role, dutch, { name: 'edit-page' }).permissions).toEqual([
      { name: 'edit-page' },
      { name: 'manage-tags' },
      news,
    ])
    expect(grantsOf(withGrant(role, dutch, undefined).permissions, 'edit-page')).toEqual([news])
  })

  it('limits a grant, and removes a limit that becomes empty', () => {
    expect(limitedTo(dutch, 'pageTypes', ['news'])).toEqual({
      name: 'edit-page',
      parameters: { locales: ['nl-nl'], pageTypes: ['news'] },
    })
    expect(limitedTo(dutch, 'locales', [])).toEqual({ name: 'edit-page' })
  })
})
