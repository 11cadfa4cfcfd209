import { describe, expect, it } from 'vitest'
import type { Permission } from '../permissions.ts'
import { mayActOn } from './act-on-user.ts'

const manager = { ID: 1, permissions: [{ name: 'manage-users' }, { name: 'edit-page' }] as Permission[] }
const dutch: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl'] } }
const user = (...permissions: Permission[]) => ({ ID: 2, permissions })

describe('mayActOn', () => {
  it('requires every permission of the user within its limits', () => {
    expect(mayActOn(manager, user())).toBe(true)
    expect(mayActOn(manager, user(dutch))).toBe(true)
    expect(mayActOn(manager, user({ name: 'publish-page' }))).toBe(false)
    const limited = { ID: 1, permissions: [dutch] }
    expect(mayActOn(limited, user(dutch))).toBe(true)
    expect(mayActOn(limited, user({ name: 'edit-page' }))).toBe(false)
  })

  it('requires the permissions before and after the change', () => {
    expect(mayActOn(manager, user({ name: 'publish-page' }), [])).toBe(false)
    expect(mayActOn(manager, user(), [{ name: 'publish-page' }])).toBe(false)
    expect(mayActOn(manager, user(dutch), [{ name: 'edit-page' }])).toBe(true)
  })

  it('allows acting on oneself without gaining permissions', () => {
    expect(mayActOn(manager, manager)).toBe(true)
    expect(mayActOn(manager, manager, [])).toBe(true)
    expect(mayActOn(manager, manager, [{ name: 'publish-page' }])).toBe(false)
  })
})
