import { expect, it } from 'vitest'
import { currentItem } from './current-item.ts'

const items = ['/settings', '/settings/mails', '/settings/größe'].map(path => ({ path }))

it.each([
  ['/settings', '/settings'],
  ['/settings/mails', '/settings/mails'],
  ['/settings/mails/7', '/settings/mails'],
  ['/settings/backups', '/settings'],
  ['/settings/größe/🙂', '/settings/größe'],
])('the screen at %s belongs to %s', (pathname, path) => {
  expect(currentItem(items, pathname)?.path).toBe(path)
})

it.each(['/', '/settings-of-others', '/set', '/Settings'])('the screen at %s belongs to none', pathname => {
  expect(currentItem(items, pathname)).toBeUndefined()
})

it('the order of the items does not matter, and there may be none', () => {
  expect(currentItem(items.toReversed(), '/settings/mails/7')?.path).toBe('/settings/mails')
  expect(currentItem([], '/settings')).toBeUndefined()
})
