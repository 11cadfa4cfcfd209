import { describe, expect, it } from 'vitest'
import { counted } from './counted.ts'

const row = (...ids: number[]) => ({ pages: ids.map(id => ({ id })) })

describe('the pages of an action', () => {
  const rows = [row(1, 2), row(3, 4), row(5)]

  it('are counted once, however many languages change', () => {
    expect(counted(rows, [1, 2, 3, 5])).toEqual({ count: 3, versions: 4 })
  })

  it('have no separate number of languages if each changes in one', () => {
    expect(counted(rows, [2, 3])).toEqual({ count: 2, versions: 0 })
    expect(counted(rows, [])).toEqual({ count: 0, versions: 0 })
  })
})
