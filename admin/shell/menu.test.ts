import { type Label, labelIn } from '@ximblox/blocks/label'
import type { PermissionName } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { type MenuEntry, type MenuFacts, menuOf } from './menu.ts'

const label = (text: string): Label => ({ en: text, nl: `${text} (nl)` })

const facts = (changes: Partial<MenuFacts> & { may?: PermissionName[] } = {}): MenuFacts => ({
  permissions: (changes.may ?? ['manage-menu', 'create-page', 'manage-users']).map(name => ({
    name,
  })),
  pageTypes: [
    { id: 'basic', label: label('Page'), blank: true },
    { id: 'Case Study', label: label('Case study') },
  ],
  extraItems: [],
  path: '/',
  labelText: label => labelIn(label, 'en', []),
  titleOf: title => title,
  hasScreen: () => true,
  ...changes,
})

const outline = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ title, items }) => (items.length > 0 ? [title, outline(items)] : title))
const flat = (entries: MenuEntry[]): MenuEntry[] => entries.flatMap(entry => [entry, ...flat(entry.items)])
const active = (path: string) =>
  flat(menuOf(facts({ path })))
    .filter(entry => entry.active)
    .map(entry => entry.title)

describe('the side menu', () => {
  it('has every entry of the specification in its order', () => {
    expect(outline(menuOf(facts()))).toEqual([
      ['pages', ['pageOverview', 'menuStructure', 'newPage']],
      ['pageTypes', ['Case study']],
      'mediaLibrary',
      'publicationRequests',
      'userManagement',
      'settings',
      'logOut',
    ])
  })

  it('shows an entry with a permission only to those who have it', () => {
    expect(outline(menuOf(facts({ may: [] })))).toEqual([
      ['pages', ['pageOverview']],
      ['pageTypes', ['Case study']],
      'mediaLibrary',
      'publicationRequests',
      'settings',
      'logOut',
    ])
  })

  it('leads who manages roles but not users to the roles', () => {
    const entry = (may: PermissionName[]) =>
      menuOf(facts({ may })).find(({ title }) => title === 'userManagement')?.path
    expect(entry(['manage-roles'])).toBe('/roles')
    expect(entry(['manage-roles', 'manage-users'])).toBe('/users')
    expect(entry(['manage-media'])).toBeUndefined()
  })

  it('shows nothing that leads nowhere', () => {
    const hasScreen = (path: string) => ['/', '/user/settings'].includes(path)
    expect(outline(menuOf(facts({ hasScreen })))).toEqual([
      ['pages', ['pageOverview']],
      ['pageTypes', ['Case study']],
      'settings',
      'logOut',
    ])
  })

  it('leaves page types out when only the blank one is registered', () => {
    expect(
      outline(menuOf(facts({ pageTypes: [{ id: 'basic', label: label('Page'), blank: true }] }))),
    ).not.toContain('pageTypes')
  })

  it('leads to a page type by its id in lower case, encoded', () => {
    expect(flat(menuOf(facts())).find(({ title }) => title === 'Case study')?.path).toBe(
      '/page-overview/case%20study',
    )
  })

  it.each([
    ['/', ['pageOverview']],
    ['/new-page', ['newPage']],
    ['/page-overview/case%20study', ['Case study']],
    ['/user/settings/', ['settings']],
    ['/settings/mails/3', ['settings']],
    ['/medialibrary/a', ['mediaLibrary']],
    ['/medialibrary-of-others', []],
  ])('marks where one is at %s', (path, titles) => {
    expect(active(path)).toEqual(titles)
  })

  it('takes further items before the last, each with what its reader may see of it', () => {
    const extraItems = [
      {
        title: label('Reports'),
        items: [
          { title: label('Leads'), slug: 'reports/leads', permission: 'view-submissions' as const },
          { title: label('Visits'), slug: 'reports/visits' },
        ],
      },
      { title: label('Audit'), permission: 'view-audit-log' as const, slug: 'audit' },
      {
        title: label('Empty'),
        items: [{ title: label('Hidden'), slug: 'x', permission: 'use-embed' as const }],
      },
    ]
    const entries = menuOf(
      facts({ extraItems, labelText: label => labelIn(label, 'nl', []), path: '/reports/visits' }),
    )
    expect(outline(entries).slice(-2)).toEqual([['Reports (nl)', ['Visits (nl)']], 'logOut'])
    expect(entries.at(-2)?.items[0]).toMatchObject({ path: '/reports/visits', active: true })
  })
})
