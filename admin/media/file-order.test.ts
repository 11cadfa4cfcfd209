import type { MediaItem } from '@ximblox/contract/media'
import { describe, expect, it } from 'vitest'
import { arrangeFiles } from './file-order.ts'

const item = (id: number, changes: Partial<MediaItem>): MediaItem => ({
  id,
  path: '/',
  fileName: `${id}.png`,
  defaultAltText: '',
  shared: false,
  kind: 'image',
  mimeType: 'image/png',
  size: 1,
  hash: '',
  sharedPath: '',
  focalPoint: null,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  uploadedBy: '',
  tags: [],
  usageCount: 0,
  revision: 1,
  ...changes,
})
const files = [
  item(1, { fileName: 'b10.png', size: 5 }),
  item(2, { fileName: 'b9.png', size: 9, uploadedAt: '2026-02-01T00:00:00.000Z' }),
  item(3, { fileName: 'a.pdf', kind: 'document', mimeType: 'application/pdf', size: 5 }),
]
const { compare } = new Intl.Collator('en', { numeric: true })
const ids = (...[arrangement]: [Partial<Parameters<typeof arrangeFiles>[1]>]) =>
  arrangeFiles(files, { kinds: undefined, sortBy: 'name', sortOrder: 'asc', ...arrangement }, compare).map(
    ({ id }) => id,
  )

describe('arrangeFiles', () => {
  it('sorts by name, comparing digits as numbers', () => {
    expect(ids({})).toEqual([3, 2, 1])
    expect(ids({ sortOrder: 'desc' })).toEqual([1, 2, 3])
  })

  it('sorts by size, date or type, and equal files by name', () => {
    expect(ids({ sortBy: 'size' })).toEqual([3, 1, 2])
    expect(ids({ sortBy: 'date', sortOrder: 'desc' })).toEqual([2, 3, 1])
    expect(ids({ sortBy: 'kind' })).toEqual([3, 2, 1])
  })

  it('filters by type', () => {
    expect(ids({ kinds: ['document'] })).toEqual([3])
    expect(ids({ kinds: ['gif'] })).toEqual([])
  })

  it('can be limited to images without an alternative text', () => {
    expect(ids({ isUndescribedOnly: true })).toEqual([2, 1])
  })
})
