import { describe, expect, it } from 'vitest'
import { isAddress, kindIn, redirectBody, statusIn } from './entered-redirect.ts'

describe('a redirect', () => {
  it('is sent as it was typed', () => {
    const typed = { from: ' /straße ', to: '/straßen', status: 302 } as const
    expect(redirectBody(typed)).toEqual(typed)
  })

  it('leads nowhere once its page is gone for good, although a target was typed before', () => {
    expect(redirectBody({ from: '/alt', to: '/neu', status: 410 })).toEqual({
      from: '/alt',
      to: '',
      status: 410,
    })
  })

  it('has the chosen status, and is permanent otherwise', () => {
    expect(['301', '302', '410', '307', ''].map(statusIn)).toEqual([301, 302, 410, 301, 301])
  })
})

describe('the kind of redirects in the URL', () => {
  it('is one that exists, or all', () => {
    expect(kindIn('automatic')).toBe('automatic')
    expect([kindIn('Automatic'), kindIn('gone'), kindIn(undefined)]).toEqual(['', '', ''])
  })
})

describe('the target of a redirect', () => {
  it.each([
    '/',
    '/kontakt',
    ' /kontakt',
    'https://example.org/ä',
    'HTTP://EXAMPLE.ORG',
    'mailto:a@b.example',
  ])('is an address: %j', target => {
    expect(isAddress(target)).toBe(true)
  })

  it.each(['', 'Kontakt', 'Leitfaden: Datenschutz', '404', 'صفحة الاتصال', 'Öffnungszeiten/Anfahrt'])(
    'is searched among the pages: %j',
    target => {
      expect(isAddress(target)).toBe(false)
    },
  )
})
