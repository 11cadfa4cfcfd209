import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
})
afterAll(() => test.close())

const publish = async (slug = someSlug()) => {
  const page = await makePage(admin, { slug })
  await admin.page.publish({ params: { id: page.id } })
  return page
}
const create = async (from: string, to: string) =>
  (await admin.redirect.create({ body: { from, to } })).redirect
const codesOf = async (from: string, to: string) => (await refusalOf(create(from, to))).codes
const visit = async (path: string) => {
  const { status, headers } = await test.read(path)
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

it('leads from each query of a path elsewhere, whatever else is in the query', async () => {
  const path = `/${someSlug()}.php`
  await create(`${path}?id=7`, 'https://example.org/7')
  await create(`${path}?lang=nl&id=7`, 'https://example.org/7-nl')
  await create(`${path}?id=8`, 'https://example.org/8')
  expect(await visit(`${path}?id=9`)).toBe('404')
  expect(await visit(path)).toBe('404')
  expect(await visit(`${path}?id=7`)).toBe('301 https://example.org/7')
  expect(await visit(`${path.toUpperCase()}?id=8`)).toBe('301 https://example.org/8')
  expect(await visit(`${path}?utm_source=mail&id=7&b=%7e`)).toBe(
    '301 https://example.org/7?utm_source=mail&b=%7e',
  )
  expect(await visit(`${path}?id=7&x=1&lang=nl`)).toBe('301 https://example.org/7-nl?x=1')
  await create(path, 'https://example.org/')
  expect(await visit(`${path}?id=9`)).toBe('301 https://example.org/?id=9')
  expect(await visit(`${path}?id=8`)).toBe('301 https://example.org/8')
})

it('leads from queries of a page that is there, and of the home page, which stay as they are', async () => {
  const home = await publish('')
  const page = await publish()
  expect(await visit('/?p=12')).toBe('200')
  expect(await visit(`/${page.slug}?x=1`)).toBe('200')
  const { from, id } = await create('/?p=12', `/${page.slug}`)
  expect(from).toBe('/?p=12')
  await create(`/${page.slug}?x=1`, 'https://example.org/')
  expect(await visit('/?utm_source=a&p=12')).toBe(`301 /${page.slug}?utm_source=a`)
  expect(await visit('/?p=13')).toBe('200')
  expect(await visit('/')).toBe('200')
  expect(await visit(`/${page.slug}?x=1`)).toBe('301 https://example.org/')
  expect(await visit(`/${page.slug}?x=2`)).toBe('200')
  await admin.redirect.remove({ params: { id } })
  expect(await visit('/?p=12')).toBe('200')
  await admin.page.unpublish({ params: { id: home.id }, body: {} })
})

it('survives the publication and the move of a page at its path', async () => {
  const page = await makePage(admin, { slug: someSlug() })
  const from = `/${page.slug}?id=1`
  await create(from, 'https://example.org/')
  await admin.page.publish({ params: { id: page.id } })
  await admin.page.save({ params: { id: page.id }, body: { id: page.id, slug: someSlug() } })
  expect(await visit(from)).toBe('301 https://example.org/')
})

it('is one redirect in any order of its parameters', async () => {
  const path = `/${someSlug()}`
  const { from } = await create(`${path}?b=2&a=%c3%a9&b=2`, 'https://example.org/')
  expect(from).toBe(`${path}?a=%C3%A9&b=2`)
  expect(await codesOf(`${path}?a=é&b=2`, 'https://example.org/')).toEqual(['V_05 from'])
  const { data } = await admin.redirect.list({ body: { searchTerm: `${path}?a` } })
  expect(data.items.map(item => item.from)).toEqual([from])
})

it('cannot become a loop, and leads on at once', async () => {
  await publish('shop')
  const target = someSlug()
  await publish(target)
  expect(await codesOf('/shop?p=1', '/shop?p=1&q=2')).toEqual(['V_18 to'])
  expect(await create('/shop?p=1', '/shop')).toMatchObject({ to: '/shop' })
  expect(await visit('/shop?p=1')).toBe('301 /shop')
  await create('/shop?p=2', '/shop?p=3')
  expect(await codesOf('/shop?p=3', '/shop?p=2')).toEqual(['V_18 to'])
  await create('/shop?p=4', `/${target}`)
  expect(await create('/shop?p=5', '/shop?p=4&x=1')).toMatchObject({ to: `/${target}` })
})

it('is refused with too many parameters or too long a query', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `a${index}=1`).join('&')
  expect(await codesOf(`/x?${many}`, 'https://example.org/')).toEqual(['V_10 from'])
  expect(await codesOf(`/x?a=${'é'.repeat(150)}`, 'https://example.org/')).toEqual(['V_10 from'])
})

it('is tested with its query', async () => {
  const path = `/${someSlug()}`
  await create(`${path}?id=7`, 'https://example.org/7')
  const outcome = async (url: string) => (await admin.redirect.test({ body: { url } })).outcome
  expect(await outcome(`${path}?x=1&id=7`)).toBe('redirect')
  expect(await outcome(`${path}?id=8`)).toBe('nothing')
})
