import { describe, expect, it } from 'vitest'
import { allowingStyle, documentFileHeaders, documentHeaders, pageHeaders } from './headers.ts'

const valuesOf = (headers: readonly string[]) =>
  Object.fromEntries(headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : [])))
const of = (html: string, added?: Parameters<typeof pageHeaders>[1]) =>
  valuesOf(pageHeaders(Buffer.from(html), added))
const scriptsOf = (headers: Record<string, unknown>) =>
  /script-src [^;]*/.exec(String(headers['Content-Security-Policy']))?.[0]

describe('the headers of a page', () => {
  it('allow scripts of the site only where there is one', () => {
    expect(scriptsOf(of('<p>Größe</p>'))).toBe("script-src 'none'")
    expect(scriptsOf(of('<script type="module" src="/a.js"></script>'))).toBe("script-src 'self'")
    expect(scriptsOf(of('<script>alert()</script>'))).toBe("script-src 'self'")
  })

  it('take structured data for no script, and a script beside it for one', () => {
    const data = '<script type="application/ld+json">{}</script>'
    expect(scriptsOf(of(data))).toBe("script-src 'none'")
    expect(scriptsOf(of(`${data}<script src="/a.js"></script>`))).toBe("script-src 'self'")
  })

  it('take a text about scripts for none', () => {
    expect(scriptsOf(of('<code>&lt;script src="/a.js"&gt;</code>'))).toBe("script-src 'none'")
  })

  it('allow the scripts of other origins to pages that run some, and to no other', () => {
    const added = { scripts: ['https://maps.example'] } as const
    expect(scriptsOf(of('<p></p>', added))).toBe("script-src 'none'")
    expect(scriptsOf(of('<script src="/a.js"></script>', added))).toBe(
      "script-src 'self' https://maps.example",
    )
  })

  it('repeat what the page says to search engines', () => {
    expect(of('<meta name="robots" content="noindex">')['X-Robots-Tag']).toBe('noindex')
    expect(of('<p>&lt;meta name="robots" content="noindex"</p>')).not.toHaveProperty('X-Robots-Tag')
  })

  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('have %s: %s, like those of built-in pages', (name, value) => {
    expect(of('<p></p>')[name]).toBe(value)
    expect(valuesOf(documentHeaders)[name]).toBe(value)
  })

  it.each(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])(
    'have the policy %s',
    directive => {
      const directives = String(of('<p></p>')['Content-Security-Policy']).split('; ')
      expect(directives).toContain(directive)
    },
  )
})

it('one inline style is allowed by its hash, and nothing else changes', () => {
  const hash = "'sha256-abc='"
  const [before, after] = [valuesOf(documentHeaders), valuesOf(allowingStyle(documentHeaders, hash))]
  const policy = String(before['Content-Security-Policy'])
  expect(after).toEqual({
    ...before,
    'Content-Security-Policy': policy.replace("style-src 'self'", `style-src 'self' ${hash}`),
  })
  expect(after).not.toEqual(before)
})

it('documents such as feeds may be read by other sites, and run nothing', () => {
  const headers = valuesOf(documentFileHeaders)
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(String(headers['Content-Security-Policy']).split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'none'",
    'sandbox',
  ])
})
