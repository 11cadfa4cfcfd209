import { describe, expect, it } from 'vitest'
import { mayOpen, type RoutesByPath } from './may-open.ts'

const routes: RoutesByPath = {
  '/user/settings': { options: {} },
  '/settings/tags': { options: { staticData: { permission: 'manage-tags' } } },
}

describe('a user may open', () => {
  it('a screen that declares no permission', () => {
    expect(mayOpen('/user/settings', routes, [])).toBe(true)
  })

  it('a screen whose permission they have', () => {
    expect(mayOpen('/settings/tags', routes, [{ name: 'manage-tags' }])).toBe(true)
    expect(mayOpen('/settings/tags', routes, [{ name: 'view-audit-log' }])).toBe(false)
  })

  it('nothing where there is no screen', () => {
    expect(mayOpen('/settings/audit', routes, [{ name: 'view-audit-log' }])).toBe(false)
    expect(mayOpen('/user/settings', Object.create(routes), [])).toBe(false)
  })
})
