import { describe, expect, it } from 'vitest'
import { type Permission, permissionNames } from '../permissions.ts'
import { isAdministrator, mayGrant } from './grants.ts'

const edit = (locales?: string[], pageTypes?: string[]): Permission => ({
  name: 'edit-page',
  parameters: { locales, pageTypes },
})
const everything: Permission[] = permissionNames.map(name => ({ name }))

describe('mayGrant', () => {
  it('allows held permissions only', () => {
    expect(mayGrant([{ name: 'manage-tags' }], [{ name: 'manage-tags' }])).toBe(true)
    expect(mayGrant([{ name: 'manage-tags' }], [{ name: 'manage-media' }])).toBe(false)
    expect(mayGrant([], [])).toBe(true)
  })

  it('allows narrower limits', () => {
    expect(mayGrant([{ name: 'edit-page' }], [edit(['nl-nl'], ['news'])])).toBe(true)
    expect(mayGrant([edit(['nl-nl', 'en-gb'])], [edit(['nl-nl'])])).toBe(true)
  })

  it('refuses wider limits', () => {
    expect(mayGrant([edit(['nl-nl'])], [{ name: 'edit-page' }])).toBe(false)
    expect(mayGrant([edit(['nl-nl'])], [edit(['nl-nl', 'en-gb'])])).toBe(false)
    expect(mayGrant([edit(['nl-nl'])], [edit(undefined, ['news'])])).toBe(false)
    expect(mayGrant([edit(['nl-nl'], ['news'])], [edit(['nl-nl'])])).toBe(false)
  })

  it('allows limits that several permissions cover together', () => {
    const held = [edit(['nl-nl'], ['news']), edit(['nl-nl'], ['basic']), edit(['en-gb'], ['news'])]
    expect(mayGrant(held, [edit(['nl-nl'], ['news', 'basic'])])).toBe(true)
    expect(mayGrant(held, [edit(['nl-nl', 'en-gb'], ['news'])])).toBe(true)
    expect(mayGrant(held, [edit(['nl-nl', 'en-gb'], ['news', 'basic'])])).toBe(false)
  })
})

describe('an administrator', () => {
  it('holds all permissions without limits', () => {
    expect(isAdministrator(everything)).toBe(true)
    expect(isAdministrator(everything.slice(1))).toBe(false)
    expect(isAdministrator([...everything.filter(({ name }) => name !== 'edit-page'), edit(['nl-nl'])])).toBe(
      false,
    )
  })
})
