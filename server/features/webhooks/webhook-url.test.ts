import { describe, expect, it } from 'vitest'
import { urlError } from './webhook-url.ts'

describe('the URL of a webhook', () => {
  it.each(['https://example.org', 'https://example.org:8443/hooks?site=1', 'https://93.184.216.34/'])(
    'leads to the internet, encrypted: %s',
    url => {
      expect(urlError(url, false)).toBeUndefined()
    },
  )

  it.each([
    'https://user:password@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'example.org',
    '',
  ])('is refused when it is not: %s', url => {
    expect(urlError(url, false)).toBe('invalidUrl')
  })

  it('is refused with the reason when it is not encrypted', () => {
    expect(urlError('http://example.org/', false)).toBe('httpsRequired')
  })

  it('may lead to private networks where the settings say so', () => {
    expect(urlError('http://127.0.0.1:4000/hook', true)).toBeUndefined()
    expect(urlError('ftp://127.0.0.1/', true)).toBe('invalidUrl')
  })
})
