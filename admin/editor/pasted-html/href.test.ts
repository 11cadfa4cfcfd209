import { describe, expect, it } from 'vitest'
import { hrefFrom, isInnerLink } from './href.ts'

describe('the address of a pasted link', () => {
  it.each([
    ['https://example.org/a?b=1&c=%20#d'],
    ['http://example.org'],
    ['mailto:a@example.org?subject=Hi%20there'],
    ['tel:+31201234567'],
    ['#contact'],
    ['/about/us'],
  ])('%s is kept as it is', href => {
    expect(hrefFrom(href, null)).toBe(href)
  })

  it.each([
    ['//example.org/x', 'https://example.org/x'],
    ['www.example.org/x', 'https://www.example.org/x'],
    [' https://example.org/\n a ', 'https://example.org/%20a'],
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['https://example.org/?q=café', 'https://example.org/?q=caf%C3%A9'],
    ['https://exämple.org/', 'https://xn--exmple-cua.org/'],
    ['https://example.org/a"b<c>', 'https://example.org/a%22b%3Cc%3E'],
    ['https:\\\\example.org\\x', 'https://example.org/x'],
    ['mailto:a@example.org?subject=Hi there', 'mailto:a@example.org?subject=Hi%20there'],
    ['tel:+31 20 123 45 67', 'tel:+31201234567'],
    ['/naïve path', '/na%C3%AFve%20path'],
  ])('%s becomes %s', (written, href) => {
    expect(hrefFrom(written, null)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'file:///C:/x.docx',
    'ftp://example.org/x',
    'sms:+31',
    'data:text/html,x',
    'about:blank',
    'relative/page',
    '?page=2',
    'mailto:nobody',
    '',
    `https://example.org/${'x'.repeat(2000)}`,
    'https://',
  ])('%s is refused', href => {
    expect(hrefFrom(href, null)).toBe(null)
  })

  it('belongs to the site that the HTML names', () => {
    expect(hrefFrom('page?x', 'https://example.org/dir/')).toBe('https://example.org/dir/page?x')
    expect(hrefFrom('/top', 'https://example.org/dir/')).toBe('https://example.org/top')
    expect(hrefFrom('#here', 'https://example.org/dir/')).toBe('#here')
    expect(hrefFrom('page', 'file:///C:/')).toBe(null)
  })

  it('is the one that a mail program or a search engine leads to', () => {
    const page = 'https://example.org/a?b=c&d'
    const encoded = encodeURIComponent(page)
    const safeLink = `https://eur02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C01&reserved=0`
    expect(hrefFrom(safeLink, null)).toBe(page)
    expect(hrefFrom(`https://www.google.com/url?q=${encoded}&sa=D&ust=1`, null)).toBe(page)
    expect(hrefFrom(`https://www.google.co.uk/url?sa=t&url=${encoded}`, null)).toBe(page)
    expect(hrefFrom(`https://www.google.com/url?q=${encodeURIComponent(safeLink)}`, null)).toBe(page)
    expect(hrefFrom('https://www.google.com/search?q=url', null)).toBe('https://www.google.com/search?q=url')
    expect(hrefFrom('https://www.google.com/url?q=javascript:alert(1)', null)).not.toContain('/javascript')
  })

  it('is none if it leads to a place in the document it was copied from', () => {
    for (const href of [
      '#_ftn1',
      '#_ftnref2',
      '#_edn1',
      '#_msocom_3',
      '#_Toc1234',
      '#heading=h.abc',
      '#sdfootnote1sym',
    ])
      expect(isInnerLink(href)).toBe(true)
    for (const href of ['#contact', '#ftp', 'https://example.org/#_ftn1'])
      expect(isInnerLink(href)).toBe(false)
  })
})
