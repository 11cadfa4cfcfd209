import type { MenuEntry, PageView } from '@ximblox/blocks/render/page-view'
import { expect, test } from 'vitest'
import { breadcrumbData, breadcrumbs } from './breadcrumbs.ts'
import { translatedPage } from './test/translated-page.ts'

const item = (title: string, href: string | null, ...children: MenuEntry[]): MenuEntry => ({
  key: title,
  title,
  href,
  children,
})

const main = [
  item('Home', '/'),
  item('Over ons', '/over-ons', item('Team', '/over-ons/team')),
  item('Meer', null, item('Actueel', '/actueel'), item('Elders', 'https://example.org/over-ons')),
  item('Elders', 'https://example.org', item('Archief', '/archief')),
]

const pageAt = (path: string, title: string, above: PageView['above'] = []): PageView => {
  const view = translatedPage('nl-nl', ['nl-nl'])
  return { ...view, page: { ...view.page, path, title }, above, menus: { main } }
}

const crumbs = (path: string, title = 'Deze pagina') =>
  breadcrumbs(pageAt(path, title), { menu: 'main', home: 'Start' })

test('the home page has no breadcrumbs', () => expect(crumbs('/')).toEqual([]))

test('a page of the menu has the items above it, under its own title', () =>
  expect(crumbs('/over-ons/team', 'Ons team')).toEqual([
    { title: 'Start', path: '/' },
    { title: 'Over ons', path: '/over-ons' },
    { title: 'Ons team', path: '/over-ons/team' },
  ]))

test('the pages that the path is below come before the menu', () => {
  const above = [
    { id: 8, locale: 'nl-nl', path: '/actueel', title: 'Actueel' },
    { id: 9, locale: 'nl-nl', path: '/actueel/2026', title: 'Het nieuws van 2026' },
  ]
  const view = pageAt('/actueel/2026/een-prijs', 'Een prijs', above)
  expect(breadcrumbs(view, { menu: 'main', home: 'Start' })).toEqual([
    { title: 'Start', path: '/' },
    { title: 'Actueel', path: '/actueel' },
    { title: 'Het nieuws van 2026', path: '/actueel/2026' },
    { title: 'Een prijs', path: '/actueel/2026/een-prijs' },
  ])
})

test('headings without a link are left out, and so are other sites', () => {
  expect(crumbs('/actueel').map(({ title }) => title)).toEqual(['Start', 'Deze pagina'])
  expect(crumbs('/archief').map(({ title }) => title)).toEqual(['Start', 'Deze pagina'])
})

test('a menu that does not exist leaves the home page and the page itself', () =>
  expect(breadcrumbs(pageAt('/over-ons', 'Over'), { menu: 'none', home: 'Start' })).toHaveLength(2))

test('breadcrumb data has absolute URLs and positions from 1', () => {
  const { site } = pageAt('/', '')
  expect(breadcrumbData([{ title: 'A "b" </script>', path: '/a' }], site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'A "b" </script>', item: 'https://som.example/a' },
    ],
  })
})
