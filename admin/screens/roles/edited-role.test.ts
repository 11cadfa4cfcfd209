import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { entriesOf, limitedTo, withEntry, withPermission } from './edited-role.ts'

const dutch: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl'] } }
const news: Permission = { name: 'edit-page', parameters: { pageTypes: ['news'] } }
const role = { name: 'Editor', permissions: [dutch, { name: 'manage-tags' } as const, news] }

describe('a role that is edited', () => {
  it('gains a permission for everywhere, and loses all of its places', () => {
    expect(entriesOf(withPermission(role, 'manage-media', true).permissions, 'manage-media')).toEqual([
      { name: 'manage-media' },
    ])
    expect(withPermission(role, 'edit-page', false).permissions).toEqual([{ name: 'manage-tags' }])
  })

  it('has one place changed or taken away, and the others left', () => {
    expect(withEntry(role, dutch, { name: 'edit-page' }).permissions).toEqual([
      { name: 'edit-page' },
      { name: 'manage-tags' },
      news,
    ])
    expect(entriesOf(withEntry(role, dutch, undefined).permissions, 'edit-page')).toEqual([news])
  })

  it('is limited, and by an empty limit no longer', () => {
    expect(limitedTo(dutch, 'pageTypes', ['news'])).toEqual({
      name: 'edit-page',
      parameters: { locales: ['nl-nl'], pageTypes: ['news'] },
    })
    expect(limitedTo(dutch, 'locales', [])).toEqual({ name: 'edit-page' })
  })
})
