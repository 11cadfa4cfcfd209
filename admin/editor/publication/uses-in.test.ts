import { refusalOf } from '@ximblox/contract/client/errors'
import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in.ts'

const pages = [{ pageID: 3, title: 'Über uns' }]
const menus = [{ id: 1, name: 'main', key: 'k' }]
const inUse = (uses: object) => refusalOf(409, { Errors: [errorAt('', 'pageInUse')], ...uses })

describe('the links to a page that was not deleted', () => {
  it('are those of pages and menus', () => {
    expect(usesIn(inUse({ pages, menus }))).toEqual({ pages, menus })
  })

  it('are none of a kind that the server did not name', () => {
    expect(usesIn(inUse({ pages }))).toEqual({ pages, menus: [] })
    expect(usesIn(inUse({ menus: 'main' }))).toEqual({ pages: [], menus: [] })
  })

  it('are unknown if it was refused for another reason', () => {
    expect(usesIn(refusalOf(403, { Errors: [errorAt('', 'notPermitted')], pages }))).toBeUndefined()
    expect(usesIn(new Error('pageInUse'))).toBeUndefined()
  })
})
