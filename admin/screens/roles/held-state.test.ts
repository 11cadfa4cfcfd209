import { type Permission, permissionNames } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { heldState } from './held-state.ts'

const administrator: Permission[] = permissionNames.map(name => ({ name }))
const dutchEditor: Permission[] = [{ name: 'edit-page', parameters: { locales: ['nl-nl'] } }]

describe('a permission in the form of a role', () => {
  it('is granted as soon as one grant has it, whatever its limits and whatever the user holds', () => {
    expect(heldState(dutchEditor, 'edit-page', administrator)).toBe('granted')
    expect(heldState(dutchEditor, 'edit-page', [])).toBe('granted')
  })

  it('can be granted by users who hold it, also within limits', () => {
    expect(heldState([], 'edit-page', dutchEditor)).toBe('free')
    expect(heldState([], 'manage-media', dutchEditor)).toBe('notHeld')
  })

  it('of the site is implied for administrators, who gain it without a change of their role', () => {
    expect(heldState(administrator, 'site:view-orders', [])).toBe('implied')
    expect(heldState(administrator.slice(1), 'site:view-orders', administrator)).toBe('free')
    expect(heldState(dutchEditor, 'site:view-orders', dutchEditor)).toBe('notHeld')
  })

  it('of the site that an administrator was granted can be taken away', () => {
    const role: Permission[] = [...administrator, { name: 'site:view-orders' }]
    expect(heldState(role, 'site:view-orders', [])).toBe('granted')
  })
})
