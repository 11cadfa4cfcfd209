import type { MenuItem } from '@ximblox/contract/menus'
import { describe, expect, it } from 'vitest'
import { menuErrors } from './menu-errors.ts'

const item = (changes: Partial<MenuItem>): MenuItem => ({
  key: 'k',
  title: 'Über uns',
  children: [],
  ...changes,
})
const found = (...items: MenuItem[]) => menuErrors(items).map(({ property }) => property)

describe('the errors of a menu', () => {
  it('are none for titles with any target, and for a heading without one', () => {
    const items = [item({ pageID: 3 }), item({ fileID: 4 }), item({ url: 'https://example.org' }), item({})]
    expect(found(...items)).toEqual([])
    expect(found()).toEqual([])
  })

  it('name the missing title and the target that was not chosen', () => {
    expect(found(item({ title: ' \u00a0', pageID: 0 }))).toEqual(['items.0.title', 'items.0.pageID'])
    expect(found(item({ fileID: 0 }), item({ url: '' }))).toEqual(['items.0.fileID', 'items.1.url'])
  })

  it('name the place of an item below others', () => {
    const deep = item({ children: [item({}), item({ children: [item({ title: '' })] })] })
    expect(found(item({}), deep)).toEqual(['items.1.children.1.children.0.title'])
  })
})
