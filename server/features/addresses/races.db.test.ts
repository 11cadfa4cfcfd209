import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const save = (id: PageID, slug: string) =>
  publisher.page.save({ params: { id }, body: { id, slug, shouldUpdateLinks: true } })
const publish = (id: PageID) => publisher.page.publish({ params: { id }, body: {} })
const slugOf = async (id: PageID) => (await publisher.page.get({ params: { id } })).page.slug
const seen = async (path: string) => (await test.read(path)).status

/** The outcome of calls: `done`, or the codes of their refusal. Any other error fails the test. */
const outcomes = async (calls: readonly Promise<unknown>[]): Promise<string[]> => {
  const results = await Promise.allSettled(calls)
  return results.map(result => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)))
}

it('one of twenty pages created with the same slug gets it', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => makePage(publisher)))
  const slug = someSlug()
  const results = await outcomes(pages.map(({ id }) => save(id, slug)))
  expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'V_05'), 'done'])
})

it('a page is either created at a slug or moved there, never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const page = await makePage(publisher)
    const slug = someSlug()
    const body = { title: 'Made', slug, type: 'basic', locale: 'nl-nl' as const }
    const results = await outcomes([save(page.id, slug), publisher.page.create({ body })])
    expect(results.toSorted()).toEqual(['V_05', 'done'])
  }
})

it('after twenty simultaneous moves a page is at one of the paths, and the others redirect to it', async () => {
  const page = await makePage(publisher)
  await publish(page.id)
  const slugs = Array.from({ length: 20 }, someSlug)
  expect(await outcomes(slugs.map(slug => save(page.id, slug)))).not.toContain('G_01')
  const slug = await slugOf(page.id)
  for (const former of [page.slug, ...slugs].filter(other => other !== slug)) {
    const answer = await test.read(`/${former}`)
    expect([former, answer.status, answer.headers.get('location')]).toEqual([former, 301, `/${slug}`])
  }
})

it('a parent and its children that move at once all move, in any order', async () => {
  for (let round = 0; round < 10; round += 1) {
    const parent = await makePage(publisher)
    const children = await Promise.all(
      ['a', 'b', 'c'].map(name => makePage(publisher, { slug: `${parent.slug}/${name}` })),
    )
    const to = someSlug()
    const elsewhere = children.map(() => someSlug())
    const moves = children.map(({ id }, index) => save(id, elsewhere[index] ?? ''))
    expect(await outcomes([...moves, save(parent.id, to)])).toEqual(['done', 'done', 'done', 'done'])
    expect(await slugOf(parent.id)).toBe(to)
    expect(await Promise.all(children.map(({ id }) => slugOf(id)))).toEqual(elsewhere)
  }
})

it('a page published while it moves is live at its current path only', async () => {
  for (let round = 0; round < 10; round += 1) {
    const page = await makePage(publisher)
    const to = someSlug()
    expect(await outcomes([publish(page.id), save(page.id, to), seen(`/${to}`)])).toEqual([
      'done',
      'done',
      'done',
    ])
    expect(await seen(`/${to}`)).toBe(200)
    expect([301, 404]).toContain(await seen(`/${page.slug}`))
  }
})

it('pages unpublished with redirects to each other while both move do not deadlock', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await makePage(publisher), await makePage(publisher)]
    await Promise.all([publish(one.id), publish(two.id)])
    const unpublish = (id: PageID, to: string) =>
      publisher.page.unpublish({ params: { id }, body: { leave: 'redirect', to: `/${to}` } })
    const results = await outcomes([
      unpublish(one.id, two.slug),
      unpublish(two.id, one.slug),
      save(one.id, someSlug()),
      save(two.id, someSlug()),
    ])
    expect(results.every(result => ['done', 'V_18'].includes(result))).toBe(true)
  }
})

it('pages that link to a moving page can be stored, and menus changed, at the same time', async () => {
  const menuOf = async () => {
    const { data } = await publisher.menu.list({})
    const menu = data.find(({ locale }) => locale === 'nl-nl')
    if (!menu) throw new Error('there is no menu')
    return menu
  }
  for (let round = 0; round < 10; round += 1) {
    const page = await makePage(publisher)
    const link = { type: 'pointer', key: 'a', props: { to: { url: `/${page.slug}` } } }
    const linking = await Promise.all([1, 2, 3].map(() => makePage(publisher, { blocks: [link] })))
    const { id, revision } = await menuOf()
    const items = [{ key: 'a', title: 'Here', pageID: page.id, children: [] }]
    const results = await outcomes([
      save(page.id, someSlug()),
      ...linking.map(({ pageVersion }) =>
        publisher.page.storeVersion({
          params: { id: pageVersion.id },
          body: { revision: pageVersion.revision, blocks: [link, note('b', 'more')] },
        }),
      ),
      publisher.menu.store({ params: { id }, body: { items, revision } }),
      ...linking.map(page => publish(page.id)),
    ])
    expect(results.every(result => ['done', 'PM_02'].includes(result))).toBe(true)
  }
})
