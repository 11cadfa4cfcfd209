import { describe, expect, it } from 'vitest'
import { defaultPlace, type LibraryPlace, readPlace, writePlace } from './library-place.ts'

describe('a place in the library', () => {
  it('comes back from the address as it was written there', () => {
    const place: LibraryPlace = {
      folder: '/a/b',
      term: 'x',
      everywhere: true,
      kind: 'gif',
      sortBy: 'size',
      sortOrder: 'desc',
      view: 'list',
      fileID: 7,
    }
    expect(readPlace(writePlace(place))).toEqual(place)
  })

  it('leaves nothing in the address where it is as at the beginning', () => {
    expect(writePlace(defaultPlace)).toEqual({})
    expect(readPlace({})).toEqual(defaultPlace)
  })

  it('is as at the beginning where the address makes no sense', () => {
    const search = { folder: 'a', kind: 'x', sort: 'x', order: 'x', view: 'x', file: '0x1' }
    expect(readPlace(search)).toEqual(defaultPlace)
  })
})
