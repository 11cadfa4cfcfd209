import type { MenuEntry } from '@ximblox/blocks/render/page-view'
import { expect, test } from 'vitest'
import { currentEntry } from './current-entry.ts'
import { translatedPage } from './test/translated-page.ts'

const item = (key: string, href: string | null, ...children: MenuEntry[]): MenuEntry => ({
  key,
  title: key,
  href,
  children,
})

const menu = [
  item('home', '/'),
  item('about', '/over-ons', item('team', '/over-ons/team')),
  item('more', null, item('news', '/actueel'), item('elsewhere', 'https://example.org/actueel')),
]

const currentAt = (path: string) => {
  const view = translatedPage('nl-nl', ['nl-nl'])
  const found = currentEntry(menu, { ...view, page: { ...view.page, path } })
  return found && [found.key, found.current, ...found.above]
}

test.each([
  ['/', ['home', 'page']],
  ['/over-ons', ['about', 'page']],
  ['/over-ons/team', ['team', 'page', 'about']],
  ['/over-ons/team/jan', ['team', 'true', 'about']],
  ['/over-ons/geschiedenis', ['about', 'true']],
  ['/actueel/een-prijs', ['news', 'true', 'more']],
  ['/over-ons-heen', undefined],
  ['/contact', undefined],
])('%s is marked as %o', (path, expected) => expect(currentAt(path)).toEqual(expected))
