import { describe, expect, it } from 'vitest'
import { defaultPlace, type LibraryPlace, readPlace, writePlace } from './library-place.ts'

describe('a place in the URL', () => {
  it('survives a round trip', () => {
    const place: LibraryPlace = {
      folder: '/a/b',
      term: 'x',
      everywhere: true,
      kind: 'gif',
      tag: '12',
      sortBy: 'size',
      sortOrder: 'desc',
      view: 'list',
      fileID: 7,
    }
    expect(readPlace(writePlace(place))).toEqual(place)
  })

  it('can be the images without an alternative text', () => {
    expect(readPlace({ kind: 'undescribed' }).kind).toBe('undescribed')
  })

  it('leaves out the defaults', () => {
    expect(writePlace(defaultPlace)).toEqual({})
    expect(readPlace({})).toEqual(defaultPlace)
  })

  it('falls back to the defaults for invalid values', () => {
    const search = { folder: 'a', kind: 'x', tag: '-1', sort: 'x', order: 'x', view: 'x', file: '0x1' }
    expect(readPlace(search)).toEqual(defaultPlace)
  })
})
