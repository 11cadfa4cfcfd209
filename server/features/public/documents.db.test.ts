import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, someSlug } from '../../test/content.ts'

let product: TestApp
let publisher: Client

beforeAll(async () => {
  product = await startTestApp()
  publisher = await product.as('Administrator')
})
afterAll(() => product.close())

const publish = (page: { id: PageID }) => publisher.page.publish({ params: { id: page.id }, body: {} })

const textAt = async (path: string) => (await product.read(path)).text()

interface Listed {
  path: string
  versions: { locale: string; path: string }[]
}

/** All pages of a locale, read part by part. */
const listedIn = async (locale: string): Promise<Listed[]> => {
  const parts: { locale: string; number: number }[] = JSON.parse(await textAt('/pages.txt'))
  const texts = parts
    .filter(part => part.locale === locale)
    .map(({ number }) => textAt(`/pages-${locale}-${number}.txt`))
  return (await Promise.all(texts)).flatMap(text => JSON.parse(text) as Listed[])
}

it('a document lists every live page of a locale in parts, with its translations, and nothing else', async () => {
  const first = await makePage(publisher)
  const pages = [first, ...(await Promise.all(Array.from({ length: 4 }, () => makePage(publisher))))]
  for (const page of pages) await publish(page)
  const draft = await makePage(publisher)
  const notFound = await makePage(publisher, { slug: '404' })
  await publish(notFound)
  const slug = someSlug()
  const translation = await publisher.page.createTranslation({
    body: { pageID: first.id, newLocale: 'en-gb', title: 'One', slug },
  })
  await publish({ id: translation.pageID })

  const listed = await listedIn('nl-nl')
  const paths = listed.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(pages.map(page => `/${page.slug}`)))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).not.toContain(`/${draft.slug}`)
  expect(paths).not.toContain('/404')
  expect(listed.find(({ path }) => path === `/${first.slug}`)?.versions).toEqual([
    { locale: 'nl-nl', path: `/${first.slug}` },
    { locale: 'en-gb', path: `/en-gb/${slug}` },
  ])
  expect((await listedIn('en-gb')).map(({ path }) => path)).toContain(`/en-gb/${slug}`)
})

it('a document is current after every publication, move and unpublication', async () => {
  const page = await makePage(publisher, { type: 'news', title: 'Harvest' })
  expect(await textAt('/news.txt')).not.toContain('Harvest')
  await publish(page)
  expect(await textAt('/news.txt')).toContain('Harvest')
  expect((await listedIn('nl-nl')).map(({ path }) => path)).toContain(`/${page.slug}`)
  await publisher.page.unpublish({ params: { id: page.id }, body: {} })
  expect(await textAt('/news.txt')).not.toContain('Harvest')
  expect((await listedIn('nl-nl')).map(({ path }) => path)).not.toContain(`/${page.slug}`)
})

it('a document is cached: clients that have it get 304, and its type is its own', async () => {
  const first = await product.read('/news.txt')
  expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(first.headers.get('content-security-policy')).toContain('sandbox')
  const etag = first.headers.get('etag') ?? ''
  expect((await product.read('/news.txt', { 'if-none-match': etag })).status).toBe(304)
  expect((await product.read('/news.txt?cache=bust')).headers.get('etag')).toBe(etag)
})

it('a document is found by capitals, as pages are', async () => {
  const moved = await fetch(`${product.url}/FR-fr/News.txt?from=reader`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/fr-fr/news.txt?from=reader'])
})

it.each(['/pages-nl-nl-9.txt', '/fr-fr/news.txt', '/nl-nl/news.txt', '/news.txt/', '/nothing.xml'])(
  'there is nothing at %s',
  async path => expect((await product.read(path)).status).toBe(404),
)
