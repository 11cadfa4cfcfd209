import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { creatableTypes } from './creatable-types.ts'

const locales = ['de-de', 'nl-nl']
const types = ['page', 'news', 'event']
const may = (pageTypes?: string[], locales?: string[]): Permission => ({
  name: 'create-page',
  parameters: { pageTypes, locales },
})

describe('the types of pages that a user may create', () => {
  it('are all of them without a scope', () => {
    const found = creatableTypes([may()], types, locales)
    expect(found.types).toEqual(types)
    expect(found.localesOf('news')).toEqual(locales)
  })

  it('are those of their permissions, each in its own languages', () => {
    const permissions = [may(['news'], ['nl-nl']), may(['event'], ['fr-fr'])]
    const found = creatableTypes(permissions, types, locales)
    expect(found.types).toEqual(['news'])
    expect([found.localesOf('news'), found.localesOf('event')]).toEqual([['nl-nl'], []])
  })

  it('are none with other permissions, and on a site without languages', () => {
    expect(creatableTypes([{ name: 'edit-page' }], types, locales).types).toEqual([])
    expect(creatableTypes([may()], types, []).types).toEqual([])
  })

  it('leave out languages that are not valid any more', () => {
    expect(creatableTypes([may()], types, ['de-de', 'xx', '']).localesOf('page')).toEqual(['de-de'])
  })
})
