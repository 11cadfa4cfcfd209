import { describe, expect, it } from 'vitest'
import { hidesToken, mailParts } from './mail-parts.ts'

const shown = (text: string) =>
  mailParts(text).map(part => (part.href === undefined ? part.text : [part.href]))

describe('the text of an email', () => {
  it('has links at its addresses, and all other words as they are', () => {
    expect(shown('Hallo Jürgen,\n\nhttps://example.org/größe?a=1&b=2#x\nbis bald')).toEqual([
      'Hallo Jürgen,\n\n',
      ['https://example.org/größe?a=1&b=2#x'],
      '\nbis bald',
    ])
    expect(shown('http://a.example https://b.example')).toEqual([
      ['http://a.example'],
      ' ',
      ['https://b.example'],
    ])
    expect(shown('')).toEqual([])
  })

  it('has no link at words that only look like an address', () => {
    expect(shown('httpd is down')).toEqual(['httpd is down'])
    expect(shown('http:// and www.example.org')).toEqual(['http:// and www.example.org'])
  })

  it('ends a link before the punctuation of the sentence', () => {
    expect(shown('Siehe https://example.org/kurs.')).toEqual(['Siehe ', ['https://example.org/kurs'], '.'])
    expect(shown('„https://example.org/a?b=c“, nicht')).toEqual([
      '„',
      ['https://example.org/a?b=c'],
      '“,',
      ' nicht',
    ])
    expect(shown('https://example.org/v1.2...')).toEqual([['https://example.org/v1.2'], '...'])
  })

  it('keeps the brackets of an address, and leaves those around it', () => {
    expect(shown('https://example.org/Kurs_(2026)')).toEqual([['https://example.org/Kurs_(2026)']])
    expect(shown('(https://example.org/kurs)')).toEqual(['(', ['https://example.org/kurs'], ')'])
    expect(shown('(https://example.org/Kurs_(2026).)')).toEqual([
      '(',
      ['https://example.org/Kurs_(2026)'],
      '.)',
    ])
  })

  it('has no link where the token of its address is hidden', () => {
    const text = 'https://example.org/cmsadmin/reset-password/{token}'
    expect(shown(text)).toEqual(['https://example.org/cmsadmin/reset-password/…'])
    expect([hidesToken(text), hidesToken('https://example.org/token')]).toEqual([true, false])
  })
})
