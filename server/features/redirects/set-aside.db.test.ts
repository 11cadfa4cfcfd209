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

const to = 'https://example.org/'
const create = async (slug: string) =>
  (await admin.redirect.create({ body: { from: `/${slug}`, to } })).redirect
const publish = async (slug: string) => {
  const page = await makePage(admin, { slug, title: 'In its place' })
  const { setAside } = await admin.page.publish({ params: { id: page.id } })
  return { ...page, params: { id: page.id }, setAside }
}
const visit = async (path: string) => {
  const { status, headers } = await test.read(path)
  return `${status} ${headers.get('location') ?? ''}`.trim()
}
const listed = async (from: string) =>
  (await admin.redirect.list({ body: { searchTerm: from } })).data.items[0]
const recorded = async (id: number) => {
  const rows = await test.app.db
    .selectFrom('audit')
    .where('object', '=', 'redirect')
    .where('object_id', '=', id)
    .select('action')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
const changeOf = async (
  action: 'publish' | 'unpublish' | 'delete',
  id: Parameters<Client['page']['get']>[0]['params']['id'],
) => (await admin.page.previewChanges({ body: { action, pageIDs: [id] } })).changes[0]

it('is set aside by a page that is published at its path, and applies again once that is unpublished', async () => {
  const slug = someSlug()
  const { id, from } = await create(slug)
  const draft = await makePage(admin, { slug, title: 'In its place' })
  const params = { id: draft.id }
  expect(await changeOf('publish', draft.id)).toMatchObject({ setsAside: [{ from, to }], bringsBack: [] })
  expect((await admin.page.publish({ params })).setAside).toEqual([{ from, to }])
  expect(await visit(from)).toBe('200')
  expect(await listed(from)).toMatchObject({ id, setAsideBy: { id: draft.id, title: 'In its place' } })
  expect((await admin.page.publish({ params })).setAside).toEqual([])
  expect(await changeOf('unpublish', draft.id)).toMatchObject({ setsAside: [], bringsBack: [{ from, to }] })
  await admin.page.unpublish({ params, body: {} })
  expect(await visit(from)).toBe(`301 ${to}`)
  expect(await listed(from)).toMatchObject({ id, setAsideBy: null })
  expect(await recorded(id)).toEqual(['redirect.create', 'redirect.set-aside', 'redirect.bring-back'])
})

it('applies again once the page is deleted, and is set aside by its restoring and publishing', async () => {
  const slug = someSlug()
  const { from } = await create(slug)
  const { params } = await publish(slug)
  expect(await changeOf('delete', params.id)).toMatchObject({ bringsBack: [{ from, to }] })
  await admin.page.delete({ params, body: {} })
  expect(await visit(from)).toBe(`301 ${to}`)
  await admin.page.restore({ params })
  await admin.page.republish({ params })
  expect(await visit(from)).toBe('200')
})

it('applies again once the page moves, and is set aside by a page that moves to its path', async () => {
  const [first, second] = [someSlug(), someSlug()]
  const [one, two] = [await create(first), await create(second)]
  const { params } = await publish(first)
  const body = { id: params.id, slug: second }
  expect(await admin.page.previewSave({ params, body: { slug: second } })).toMatchObject({
    setsAside: [{ from: `/${second}`, to }],
    bringsBack: [{ from: `/${first}`, to }],
  })
  await admin.page.save({ params, body })
  expect([await visit(`/${first}`), await visit(`/${second}`)]).toEqual([`301 ${to}`, '200'])
  expect((await recorded(one.id)).at(-1)).toBe('redirect.bring-back')
  expect((await recorded(two.id)).at(-1)).toBe('redirect.set-aside')
  await admin.page.unpublish({ params, body: {} })
  expect(await visit(`/${second}`)).toBe(`301 ${to}`)
})

it('is replaced by a response that is chosen for the path, which is recorded', async () => {
  const slug = someSlug()
  const { id, from } = await create(slug)
  const { params } = await publish(slug)
  await admin.page.unpublish({ params, body: { leave: 'gone' } })
  expect(await visit(from)).toBe('410')
  expect((await recorded(id)).at(-1)).toBe('redirect.replace')
})

it('can be changed and deleted while it is set aside, and no other is added there', async () => {
  const slug = someSlug()
  const { id, from } = await create(slug)
  const { params } = await publish(slug)
  const changed = { from, to: 'https://example.org/new' }
  await admin.redirect.update({ params: { id }, body: changed })
  expect((await refusalOf(admin.redirect.create({ body: changed }))).codes).toEqual(['V_05 from'])
  const { lines } = await admin.redirect.import({ body: { csv: `${from},${changed.to}` } })
  expect(lines).toMatchObject([{ outcome: 'unchanged' }])
  expect(await visit(from)).toBe('200')
  await admin.redirect.remove({ params: { id } })
  await admin.page.unpublish({ params, body: {} })
  expect(await visit(from)).toBe('404')
})
