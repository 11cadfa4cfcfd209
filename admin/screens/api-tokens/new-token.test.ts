import { expect, it } from 'vitest'
import { emptyToken, tokenBody } from './new-token.ts'

const now = new Date('2026-01-01T00:00:00Z')

it('a new token has no limits and expires after a year', () => {
  expect(tokenBody({ ...emptyToken, name: 'App', role: '3' }, now)).toEqual({
    name: 'App',
    role: 3,
    locales: null,
    pageTypes: null,
    origins: [],
    expiresAt: '2027-01-01T00:00:00.000Z',
  })
})

it('websites are taken from addresses as they are copied, each once; others are left to the server', () => {
  const origins = ' https://App.example.org/start?x=1 \n\nhttps://app.example.org\nnonsense'
  expect(tokenBody({ ...emptyToken, origins, days: '' }, now)).toMatchObject({
    origins: ['https://app.example.org', 'nonsense'],
    expiresAt: null,
  })
})
