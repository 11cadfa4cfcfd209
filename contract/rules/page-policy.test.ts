import { expect, it } from 'vitest'
import { isSecureOrigin, policyErrors } from './page-policy.ts'

it('accepts origins with https, and sockets for connections', () => {
  const stats = 'https://stats.example.org'
  expect(
    policyErrors({
      scripts: [stats],
      connections: [stats, 'wss://chat.example.org'],
      forms: ['https://lists.example.org:8443'],
    }),
  ).toEqual([])
  expect(policyErrors()).toEqual([])
})

it.each(['scripts', 'styles', 'fonts', 'images', 'media', 'connections', 'frames', 'forms'])(
  'lets a site name origins of %s, sockets only for connections',
  kind => {
    expect(policyErrors({ [kind]: ['https://a.example'] })).toEqual([])
    expect(policyErrors({ [kind]: ['wss://a.example'] })).toHaveLength(kind === 'connections' ? 0 : 1)
  },
)

it.each([
  '*',
  'https:',
  'https://*',
  'https://*.example.org',
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'strict-dynamic'",
  'data:',
  'blob:',
  'http://stats.example.org',
  'wss://stats.example.org',
  'stats.example.org',
  'https://stats.example.org/script.js',
  'https://stats.example.org/',
  'https://stats.example.org; object-src *',
  'https://stats.example.org;sandbox',
  'https://stats.example.org,https://other.example.org',
  'https://stats.example.org\nX-Other: 1',
  'https://stats.example.org\n',
  'https://user@stats.example.org',
])('refuses %j, which would allow more than one origin', value => {
  expect(isSecureOrigin(value)).toBe(false)
  expect(policyErrors({ scripts: [value] })).toHaveLength(1)
})

it('names directives that a site cannot change, and values that are no lists', () => {
  expect(
    policyErrors({ objects: [], 'base-uri': [], frameAncestors: [], images: 'https://a.example' }),
  ).toEqual([
    expect.stringMatching(/^a policy has no "objects"; it has scripts, styles,/),
    expect.stringContaining('"base-uri"'),
    expect.stringContaining('"frameAncestors"'),
    'the policy for images is not a list',
  ])
})
