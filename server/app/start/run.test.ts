import { expect, it } from 'vitest'
import { greeting } from './run.ts'

const firstLogin = { email: 'you@example.org', password: 'Quiet-Harbour-7' }

it('a start prints the URLs of this machine, and the first login', () => {
  const text = greeting({ url: 'http://127.0.0.1:3000', publicURL: undefined, firstLogin }).join('\n')
  expect(text).toContain('Admin  http://localhost:3000/cmsadmin/')
  expect(text).toContain('Log in as you@example.org with the password Quiet-Harbour-7')
  expect(text).not.toContain('Listening')
})

it('a start prints the URLs that visitors use, and where it listens', () => {
  const text = greeting({
    url: 'http://127.0.0.1:3000',
    publicURL: 'https://example.org',
    firstLogin: undefined,
  }).join('\n')
  expect(text).toContain('Admin  https://example.org/cmsadmin/')
  expect(text).toContain('Listening at http://127.0.0.1:3000')
})
