import { type Label, labelIn } from '@ximblox/blocks/label'
import type { PermissionName } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import type { AdminScreen, ExtraMenuItem } from '../site.tsx'
import { buildMenu, type MenuContext, type SideMenuItem } from './menu.ts'

const label = (text: string): Label => ({ en: text, nl: `${text} (nl)` })

const declared: Record<string, PermissionName> = {
  '/menu-structure': 'manage-menu',
  '/new-page': 'create-page',
  '/submissions': 'view-submissions',
  '/users': 'manage-users',
  '/roles': 'manage-roles',
}

const context = ({
  may = ['manage-menu', 'create-page', 'manage-users'],
  ...changes
}: Partial<MenuContext> & { may?: PermissionName[] } = {}): MenuContext => ({
  permissions: may.map(name => ({ name })),
  pageTypes: [
    { id: 'basic', label: label('Page'), blank: true },
    { id: 'Case Study', label: label('Case study'), listLabel: label('Case studies') },
  ],
  siteItems: [],
  siteScreens: [],
  path: '/',
  labelText: label => labelIn(label, 'en', []),
  titleOf: title => title,
  mayOpen: path => {
    const permission = declared[path]
    return permission === undefined || may.includes(permission)
  },
  ...changes,
})

const outline = (menu: SideMenuItem[]): unknown[] =>
  menu.map(({ title, items }) => (items.length > 0 ? [title, outline(items)] : title))
const flat = (menu: SideMenuItem[]): SideMenuItem[] => menu.flatMap(item => [item, ...flat(item.items)])
const active = (path: string) =>
  flat(buildMenu(context({ path })))
    .filter(item => item.active)
    .map(item => item.title)

describe('the side menu', () => {
  it('has its items in a fixed order', () => {
    expect(outline(buildMenu(context()))).toEqual([
      'dashboard',
      ['pages', ['pageOverview', 'menuStructure', 'newPage']],
      ['pageTypes', ['Case studies']],
      'mediaLibrary',
      'publicationRequests',
      'userManagement',
      'settings',
      'logOut',
    ])
  })

  it('shows an item only to users who may open its screen', () => {
    expect(outline(buildMenu(context({ may: [] })))).toEqual([
      'dashboard',
      ['pages', ['pageOverview']],
      ['pageTypes', ['Case studies']],
      'mediaLibrary',
      'publicationRequests',
      'settings',
      'logOut',
    ])
  })

  it('links users who may manage only roles to the roles', () => {
    const item = (may: PermissionName[]) =>
      buildMenu(context({ may })).find(({ title }) => title === 'userManagement')?.path
    expect(item(['manage-roles'])).toBe('/roles')
    expect(item(['manage-roles', 'manage-users'])).toBe('/users')
    expect(item(['manage-media'])).toBeUndefined()
  })

  it('shows the site-wide content only to users who may edit pages', () => {
    const shown = (may: PermissionName[]) =>
      flat(buildMenu(context({ may, hasGlobals: true }))).some(({ title }) => title === 'siteContent')
    expect(shown(['edit-page'])).toBe(true)
    expect(shown(['manage-menu'])).toBe(false)
  })

  it('hides items without a screen', () => {
    const mayOpen = (path: string) => ['/', '/user/settings'].includes(path)
    expect(outline(buildMenu(context({ mayOpen })))).toEqual([
      ['pages', ['pageOverview']],
      ['pageTypes', ['Case studies']],
      'settings',
      'logOut',
    ])
  })

  it('omits page types if only the blank one is registered', () => {
    expect(
      outline(buildMenu(context({ pageTypes: [{ id: 'basic', label: label('Page'), blank: true }] }))),
    ).not.toContain('pageTypes')
  })

  it('links to a page type by its encoded id in lower case', () => {
    expect(flat(buildMenu(context())).find(({ title }) => title === 'Case studies')?.path).toBe(
      '/page-overview/case%20study',
    )
  })

  it.each([
    ['/', ['pageOverview']],
    ['/new-page', ['newPage']],
    ['/page-overview/case%20study', ['Case studies']],
    ['/user/settings/', ['settings']],
    ['/settings/mails/3', ['settings']],
    ['/medialibrary/a', ['mediaLibrary']],
    ['/medialibrary-of-others', []],
    ['/pages/3/history', ['pageOverview']],
    ['/bin', ['pageOverview']],
    ['/bin/files', ['mediaLibrary']],
  ])('marks the current item at %s', (path, titles) => {
    expect(active(path)).toEqual(titles)
  })

  describe('items of the site', () => {
    const screenAt = (slug: string, permission?: PermissionName): AdminScreen => ({
      slug,
      title: slug,
      ...(permission && { permission }),
      load: () => Promise.reject(new Error('not opened')),
    })
    const siteScreens = [
      screenAt('reports/leads', 'view-submissions'),
      screenAt('reports/visits'),
      screenAt('audit', 'view-audit-log'),
    ]
    const build = (siteItems: ExtraMenuItem[], changes: Parameters<typeof context>[0] = {}) =>
      buildMenu(context({ siteItems, siteScreens, ...changes }))
    const reports = {
      title: label('Reports'),
      items: [
        { title: label('Leads'), slug: 'reports/leads' },
        { title: label('Visits'), slug: 'reports/visits' },
      ],
    }

    it('stand before the last one, in the language of the user', () => {
      const menu = build([reports], {
        labelText: label => labelIn(label, 'nl', []),
        path: '/reports/visits/7',
      })
      expect(outline(menu).slice(-2)).toEqual([['Reports (nl)', ['Visits (nl)']], 'logOut'])
      expect(menu.at(-2)?.items[0]).toMatchObject({ path: '/reports/visits', active: true })
    })

    it('need their own permission and that of their screen', () => {
      const audit = { title: label('Audit'), slug: 'audit' }
      const visits = { title: label('Visits'), slug: 'reports/visits', permission: 'use-embed' as const }
      expect(outline(build([audit, visits])).slice(-2)).toEqual(['settings', 'logOut'])
      const may: PermissionName[] = ['view-audit-log', 'use-embed']
      expect(outline(build([audit, visits], { may })).slice(-3)).toEqual(['Audit', 'Visits', 'logOut'])
    })

    it('are hidden without a screen, and headings with their last item', () => {
      const nowhere = { title: label('Nowhere'), slug: 'nowhere' }
      const heading = { title: label('Heading'), items: [{ title: label('Leads'), slug: 'reports/leads' }] }
      expect(outline(build([nowhere, heading])).slice(-2)).toEqual(['settings', 'logOut'])
    })

    it('have their own screen first if they have others below', () => {
      const menu = build([{ ...reports, slug: 'reports/visits' }], { may: ['view-submissions'] })
      expect(outline(menu).at(-2)).toEqual(['Reports', ['Reports', 'Leads', 'Visits']])
    })
  })
})
