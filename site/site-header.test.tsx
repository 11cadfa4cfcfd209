import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MenuEntry, PageView } from 'ximblox/views'
import { pageNamed, starterView } from './seed/starter-view.ts'
import { Breadcrumbs } from './theme/breadcrumbs.tsx'
import { SiteHeader } from './theme/site-header.tsx'

const view = (name: string) => starterView(pageNamed(name), 'nl-nl')

const crumbs = (page: PageView): string[] =>
  [...renderToStaticMarkup(<Breadcrumbs view={page} />).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
    ([, crumb = '']) => crumb.replace(/ class="[^"]*"/, ''),
  )

test('pages below the first level show the way to them', () => {
  expect(crumbs(view('home'))).toEqual([])
  expect(crumbs(view('about'))).toEqual([])
  expect(crumbs(view('projects'))).toEqual([
    '<a href="/">Home</a>',
    '<span aria-current="page">Projecten</span>',
  ])
  expect(crumbs(view('team-sanne-okafor')).map(crumb => crumb.replace(/<[^>]*>/g, ''))).toEqual([
    'Home',
    'Over ons',
    'Ons team',
    'Sanne Okafor',
  ])
  expect(crumbs({ ...view('team-sanne-okafor'), status: 404 })).toEqual([])
})

const marked = (page: PageView): string[] =>
  renderToStaticMarkup(<SiteHeader view={page} contentID="main" />)
    .split('<a ')
    .filter(link => link.includes('menu__link') && link.includes('aria-current'))
    .map(link => link.replace(/.*aria-current="([a-z]+)".*?>([^<]*)<.*/s, '$1 $2'))

test('the menu marks a page, and its section on the pages below it', () => {
  expect(marked(view('about'))).toEqual(['page Over ons'])
  expect(marked(view('team-sanne-okafor'))).toEqual(['true Over ons'])
  expect(marked(view('home'))).toEqual([])
})

test('the heading of a panel is marked when the page is in it', () => {
  const child: MenuEntry = { key: 'b', title: 'Team', href: '/over-ons/team', children: [] }
  const main: MenuEntry[] = [{ key: 'a', title: 'Wie', href: null, children: [child] }]
  const page = { ...view('team-sanne-okafor'), menus: { main } }
  expect(renderToStaticMarkup(<SiteHeader view={page} contentID="main" />)).toContain(
    '<summary class="menu__link menu__link--section">Wie</summary>',
  )
  expect(marked(page)).toEqual(['true Team'])
})
