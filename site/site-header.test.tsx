import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MenuEntry, PageView } from 'ximblox/views'
import { starterPage } from './test/starter-content.ts'
import { starterView } from './test/starter-view.ts'
import { Breadcrumbs } from './theme/breadcrumbs.tsx'
import { SiteHeader } from './theme/site-header.tsx'

const view = (slug: string) => starterView(starterPage(`nl-nl/${slug}`))

const crumbs = (page: PageView): string[] =>
  [...renderToStaticMarkup(<Breadcrumbs view={page} />).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
    ([, crumb = '']) => crumb.replace(/ class="[^"]*"/, ''),
  )

test('pages below the first level show the way to them', () => {
  expect(crumbs(view(''))).toEqual([])
  expect(crumbs(view('over-ons'))).toEqual([])
  expect(crumbs(view('onswerk/projecten'))).toEqual([
    '<a href="/">Home</a>',
    '<span aria-current="page">Projecten</span>',
  ])
  expect(crumbs(view('over-ons/team/sanne-okafor')).map(crumb => crumb.replace(/<[^>]*>/g, ''))).toEqual([
    'Home',
    'Over ons',
    'Ons team',
    'Sanne Okafor',
  ])
  expect(crumbs({ ...view('over-ons/team/sanne-okafor'), status: 404 })).toEqual([])
})

const marked = (page: PageView): string[] =>
  renderToStaticMarkup(<SiteHeader view={page} contentID="main" />)
    .split('<a ')
    .filter(link => link.includes('menu__link') && link.includes('aria-current'))
    .map(link => link.replace(/.*aria-current="([a-z]+)".*?>([^<]*)<.*/s, '$1 $2'))

test('the menu marks a page, and its section on the pages below it', () => {
  expect(marked(view('over-ons'))).toEqual(['page Over ons'])
  expect(marked(view('over-ons/team/sanne-okafor'))).toEqual(['true Over ons'])
  expect(marked(view(''))).toEqual([])
})

test('the heading of a panel is marked when the page is in it', () => {
  const child: MenuEntry = { key: 'b', title: 'Team', href: '/over-ons/team', children: [] }
  const main: MenuEntry[] = [{ key: 'a', title: 'Wie', href: null, children: [child] }]
  const page = { ...view('over-ons/team/sanne-okafor'), menus: { main } }
  expect(renderToStaticMarkup(<SiteHeader view={page} contentID="main" />)).toContain(
    '<summary class="menu__link menu__link--section">Wie</summary>',
  )
  expect(marked(page)).toEqual(['true Team'])
})
