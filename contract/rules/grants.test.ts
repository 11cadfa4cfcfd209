import { describe, expect, it } from 'vitest'
import type { Permission } from '../permissions.ts'
import { mayGrant } from './grants.ts'

const edit = (locales?: string[], pageTypes?: string[]): Permission => ({
  name: 'edit-page',
  parameters: { locales, pageTypes },
})

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
