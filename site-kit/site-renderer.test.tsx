import type { PageView } from '@ximblox/blocks/render/page-view'
import { photo, viewOf } from '@ximblox/blocks/render/test/sample-view'
import { blockView, createViews, pageTypeView } from '@ximblox/blocks/render/views'
import { article, columns, quote } from '@ximblox/blocks/test/sample-registry'
import type { Json } from '@ximblox/contract/fields'
import { describe, expect, test } from 'vitest'
import { createSiteRenderer } from './site-renderer.tsx'
import { translatedPage } from './test/translated-page.ts'

const views = createViews(
  [blockView(quote, () => null, 'quote.css', 'quote.ts'), blockView(columns, () => null, null, 'quote.ts')],
  [pageTypeView(article, { header: () => null, footer: () => null })],
)
const { renderPage } = createSiteRenderer({
  views,
  theme: 'theme.css',
  siteName: ({ page }) => `SOM ${page.locale}`,
  documentTitle: title => `${title} · SOM`,
  head: () => <link rel="icon" href="/icon.svg" />,
})

const linkTo = (document: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(document)?.[1]
const withSeo = (seo: Partial<PageView['seo']>) => {
  const view = viewOf()
  return renderPage({ ...view, seo: { ...view.seo, ...seo } })
}

test('a document has the language, title and URL of its page, and the elements of the site', () => {
  const document = renderPage(translatedPage('en-gb', ['en-gb', 'nl-nl']))
  expect(document).toMatch(/^<!doctype html><html lang="en-GB"><head><meta charSet="utf-8"\/>/)
  expect(document).toContain('<title>About us · SOM</title>')
  expect(document).toContain('<meta property="og:site_name" content="SOM en-gb"/>')
  expect(document).toContain('<meta property="og:locale" content="en_GB"/>')
  expect(document).toContain('<link rel="icon" href="/icon.svg"/>')
  expect(document).toContain('hrefLang="nl-NL" href="https://som.example/over-ons"')
  expect(linkTo(document, 'canonical')).toBe('https://som.example/en-gb/about-us')
})

test('a page that comes back with errors of a form says so first', () => {
  const form = { form: 'contact', blockKey: 'c', status: 'invalid', values: {}, errors: [] } as const
  const titleIn = (locale: string, changes: object) =>
    /<title>(.*)<\/title>/.exec(
      renderPage({ ...translatedPage(locale, [locale]), form: { ...form, ...changes } }),
    )?.[1]
  expect(titleIn('en-gb', {})).toMatch(/^Error: About us/)
  expect(titleIn('nl-nl', { status: 'failed' })).toMatch(/^Fout: /)
  expect(titleIn('en-gb', { status: 'changed' })).toMatch(/^About us/)
  expect(titleIn('en-gb', { status: 'failed', isAlone: true })).toMatch(/^About us/)
})

test('a page asks for the styles of its own block types only', () => {
  const block = { type: 'quote', key: 'q', props: {}, anchorPoint: '', __images: {}, __files: {} }
  const assets = { stylesheet: (types: string[]) => `/${types.join('+')}.css`, asset: (name: string) => name }
  expect(linkTo(renderPage({ ...viewOf(block), assets }), 'stylesheet')).toBe('/quote.css')
})

test('a page asks for the scripts of its own block types only, each once and deferred', () => {
  const block = { key: 'q', props: {}, anchorPoint: '', __images: {}, __files: {} }
  const document = renderPage(viewOf({ ...block, type: 'quote' }, { ...block, key: 'c', type: 'columns' }))
  expect(document.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="quote.ts">'])
  expect(renderPage(viewOf())).not.toContain('<script')
})

test('a page asks for the script of the theme before those of its blocks, and a preview for none', () => {
  const site = createSiteRenderer({ views, theme: 'theme.css', script: 'theme.ts', siteName: () => 'SOM' })
  const block = { type: 'quote', key: 'q', props: {}, anchorPoint: '', __images: {}, __files: {} }
  const scripts = (view: PageView) =>
    [...site.renderPage(view).matchAll(/ src="([^"]*)"/g)].map(([, src]) => src)
  expect(scripts(viewOf(block))).toEqual(['theme.ts', 'quote.ts'])
  expect(scripts(viewOf())).toEqual(['theme.ts'])
  expect(scripts({ ...viewOf(block), isPreview: true })).toEqual([])
})

describe('the canonical URL', () => {
  const canonical = (data: Record<string, Json>) =>
    linkTo(renderPage({ ...translatedPage('nl-nl', ['nl-nl', 'en-gb']), data }), 'canonical')

  test('of the second page of a list has its number', () =>
    expect(canonical({ list: { page: 2, pageCount: 3 } })).toBe('https://som.example/over-ons?page=2'))

  test.each([
    ['the first page', { page: 1, pageCount: 3 }],
    ['a page beyond the last', { page: 9, pageCount: 3 }],
  ])('of %s has none', (_, list) => expect(canonical({ list })).toBe('https://som.example/over-ons'))

  test('is absent from a page that is not found, which search engines are kept from', () => {
    const document = renderPage({ ...translatedPage('nl-nl', ['nl-nl', 'en-gb']), status: 404 })
    expect(document).toContain('<meta name="robots" content="noindex"/>')
    expect(document).not.toMatch(/rel="(canonical|alternate)"|og:url/)
  })
})

describe('hostile texts', () => {
  const hostile = `</script></title><script>alert(1)</script>"onload='x'&`

  test.each(['title', 'description'] as const)('in the %s stay text', name => {
    const document = withSeo({ [name]: hostile })
    expect(document).not.toContain('<script')
    expect(document).toContain('&lt;/script&gt;&lt;/title&gt;&lt;script&gt;')
    expect(document).toMatch(/content="&lt;\/script&gt;[^"<>]*&quot;onload=&#x27;x&#x27;&amp;"/)
  })

  test('in keywords stay text', () =>
    expect(withSeo({ keywords: ['"><script>', 'b'] })).toContain(
      '<meta name="keywords" content="&quot;&gt;&lt;script&gt;, b"/>',
    ))

  test('in URLs do not leave their attribute', () => {
    const view = viewOf()
    const document = renderPage({ ...view, page: { ...view.page, path: '/a"onclick="b' } })
    expect(linkTo(document, 'canonical')).toBe('https://example.org/a&quot;onclick=&quot;b')
  })
})

describe('the image for sharing', () => {
  const image = { fileID: photo.id, fileName: '', hash: '', altText: '', cropParams: null }

  test('has an absolute URL, and makes a large card', () => {
    const document = withSeo({ image })
    expect(document).toMatch(
      /<meta property="og:image" content="https:\/\/example\.org\/api\/[^"]*w=1280&amp;f=jpeg"\/>/,
    )
    expect(document).toContain('content="summary_large_image"')
  })

  test('is left out when there is none', () => {
    expect(withSeo({})).not.toContain('og:image')
    expect(withSeo({})).toContain('content="summary"')
  })
})
