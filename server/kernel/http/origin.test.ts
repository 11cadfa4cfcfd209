import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { isOwnHost, isOwnOrigin } from './origin.ts'

const config = readConfig({ PUBLIC_URL: 'https://www.example.org', SECRET: 'x'.repeat(32) })

describe('a host', () => {
  it.each([
    'www.example.org',
    'WWW.example.org',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '127.0.0.2',
    '[::1]:3000',
  ])('%s is this instance', host => {
    expect(isOwnHost(config, host)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'evil.example',
    'www.example.org.evil.example',
    'evil.example@localhost',
    'localhost.evil.example',
    'www.example.org:8080',
    '127.evil.example',
    'a b',
  ])('%s is not', host => {
    expect(isOwnHost(config, host)).toBe(false)
  })
})

describe('an origin', () => {
  it('is our own when it is the public URL, or the loopback address of the request', () => {
    expect(isOwnOrigin(config, { origin: 'https://www.example.org', host: 'www.example.org' })).toBe(true)
    expect(isOwnOrigin(config, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(true)
    expect(isOwnOrigin(config, { host: 'www.example.org' })).toBe(true)
  })

  it.each([
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://www.example.org' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://www.example.org' },
  ])('is foreign in %o', headers => {
    expect(isOwnOrigin(config, headers)).toBe(false)
  })
})
