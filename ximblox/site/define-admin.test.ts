import { expect, test } from 'vitest'
import { defineAdmin } from './define-admin.ts'

const load = () => Promise.reject(new Error('not opened'))

test('menu items lead to screens of the site', () => {
  const admin = defineAdmin({
    screens: [{ slug: 'reports/leads', title: 'Leads', load }],
    menuItems: [{ title: 'Reports', items: [{ title: 'Leads', slug: 'reports/leads' }] }],
  })
  expect(admin.menuItems).toHaveLength(1)
})

test('one error names everything that is wrong', () => {
  // As a site without TypeScript could pass it.
  const define = () => defineAdmin<string>({ screens, menuItems: [{ title: 'Leads', slug: 'leads' }] })
  const screens = [
    { slug: '/Leads', title: 'Leads', load },
    { slug: 'visits', title: 'Visits', load },
    { slug: 'visits', title: 'Visits', load },
  ]
  expect(define).toThrow(
    [
      'The admin area has errors:',
      '  - "/Leads" is not a valid slug of a screen: it is a path without slashes around it, in lower case',
      '  - there are two screens "visits"',
      '  - a menu item leads to "leads", which is not a screen',
    ].join('\n'),
  )
})
