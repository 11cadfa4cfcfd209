import { describe, expect, it } from 'vitest'
import { isUsed, kindIn, usesOf } from './tag-rows.ts'

describe('the uses of a tag', () => {
  it('count pages and files', () => {
    expect(usesOf({ pages: 1_204, files: 3 })).toEqual([
      { of: 'pages', count: 1_204 },
      { of: 'files', count: 3 },
    ])
  })

  it('do not mention pages if there are only files, nor files if there are only pages', () => {
    expect(usesOf({ pages: 0, files: 1 })).toEqual([{ of: 'files', count: 1 }])
    expect(usesOf({ pages: 1, files: 0 })).toEqual([{ of: 'pages', count: 1 }])
    expect(usesOf({ pages: 1, files: 1 })).toHaveLength(2)
  })

  it('are no pages if there is nothing', () => {
    expect(usesOf({ pages: 0, files: 0 })).toEqual([{ of: 'pages', count: 0 }])
  })

  it('make deleting it a loss as soon as there is one', () => {
    expect([isUsed({ pages: 1, files: 0 }), isUsed({ pages: 0, files: 1 })]).toEqual([true, true])
    expect(isUsed({ pages: 0, files: 0 })).toBe(false)
  })
})

describe('the kind of tags in the URL', () => {
  it('is one that exists, or all', () => {
    expect([kindIn('private'), kindIn('public')]).toEqual(['private', 'public'])
    expect([kindIn('Private'), kindIn('secret'), kindIn(undefined)]).toEqual(['', '', ''])
  })
})
