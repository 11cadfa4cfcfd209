import type { BulkAction } from '@ximblox/contract/bulk'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const preview = async (action: BulkAction, pageIDs: PageID[], by = publisher, under?: PageID) =>
  (await by.page.previewChanges({ body: { action, pageIDs, ...(under !== undefined && { under }) } })).changes
const publish = (id: PageID) => publisher.page.publish({ params: { id } })
const linkingTo = (id: PageID) => ({
  type: 'from-elsewhere',
  key: 'link',
  props: { to: { ref: 'page', id } },
})

describe('the preview of changes', () => {
  it('says of each page whether it would change, and changes none', async () => {
    const [draft, live] = [await makePage(publisher, { title: 'Draft' }), await makePage(publisher)]
    await publish(live.id)
    expect(await preview('publish', [draft.id, live.id, draft.id])).toMatchObject([
      { pageID: draft.id, title: 'Draft', outcome: 'do', Errors: [] },
      { pageID: live.id, outcome: 'noop' },
    ])
    expect(await preview('unpublish', [draft.id, live.id])).toMatchObject([
      { outcome: 'noop' },
      { outcome: 'do' },
    ])
    const { page } = await publisher.page.get({ params: { id: draft.id } })
    expect(page).toMatchObject({ state: 'concept', revision: draft.revision })
  })

  it('refuses by the permission for each page, and by the same errors as the call', async () => {
    const dutch = await makePage(publisher)
    const english = await makePage(publisher, { locale: 'en-gb' })
    const limited = await test.as([
      { name: 'publish-page', parameters: { locales: ['nl-nl'] } },
      { name: 'delete-page', parameters: { locales: ['en-gb'] } },
    ])
    const outcomes = async (action: BulkAction) =>
      (await preview(action, [dutch.id, english.id], limited)).map(({ outcome }) => outcome)
    expect(await outcomes('publish')).toEqual(['do', 'refused'])
    expect(await outcomes('delete')).toEqual(['refused', 'do'])
    for (const action of ['request', 'tag'] as const)
      expect(await outcomes(action)).toEqual(['refused', 'refused'])

    const empty = await makePage(publisher, { blocks: [note('one', '')] })
    const refusal = await refusalOf(publish(empty.id))
    const [change] = await preview('publish', [empty.id])
    expect(change?.Errors.map(({ code, property }) => `${code} ${property}`)).toEqual(refusal.codes)
  })

  it('names what links to a page that would disappear or move', async () => {
    const [target, parent] = [await makePage(publisher), await makePage(publisher)]
    const blocks = [note('one', 'x'), linkingTo(target.id)]
    const { id } = await makePage(publisher, { title: 'Linking', blocks })
    await publish(target.id)
    const administrator = await test.as('Administrator')
    const { data } = await administrator.menu.list({})
    const [menu] = data.filter(({ name, locale }) => name === 'main' && locale === 'nl-nl')
    const items = [{ key: 'to-target', title: 'Target', pageID: target.id, children: [] }]
    const body = { items, revision: menu?.revision ?? 0 }
    await administrator.menu.store({ params: { id: menu?.id ?? 0 }, body })
    const usedBy = {
      pages: [{ pageID: id, title: 'Linking', published: false, where: ['link'] }],
      totalPages: 1,
      menus: [{ name: 'main', locale: 'nl-nl', key: 'to-target' }],
    }
    for (const action of ['delete', 'unpublish', 'move'] as const)
      expect(await preview(action, [target.id], publisher, parent.id)).toMatchObject([
        { outcome: 'do', usedBy },
      ])
    expect(await preview('delete', [id])).toMatchObject([{ usedBy: { pages: [], totalPages: 0, menus: [] } }])
  })

  it('names the new slugs of pages that would move, and the paths that are taken', async () => {
    const [parent, other] = [await makePage(publisher), await makePage(publisher)]
    const child = await makePage(publisher, { slug: `${other.slug}/${someSlug()}` })
    const own = child.slug.split('/').at(-1)
    expect(await preview('move', [other.id, child.id, parent.id], publisher, parent.id)).toMatchObject([
      { outcome: 'do', to: `${parent.slug}/${other.slug}`, movesAlong: 1 },
      { outcome: 'do', to: `${parent.slug}/${own}`, movesAlong: 0 },
      { outcome: 'refused', Errors: [{ property: 'slug', code: 'V_16' }] },
    ])
    await makePage(publisher, { slug: `${parent.slug}/${own}` })
    expect(await preview('move', [child.id], publisher, parent.id)).toMatchObject([
      { outcome: 'refused', Errors: [{ property: 'slug', code: 'V_05' }] },
    ])
    const refused = await refusalOf(preview('move', [child.id]))
    expect(refused).toMatchObject({ status: 404, codes: ['PM_01 under'] })
  })

  it('counts the published pages below one that would disappear, but for those that go with it', async () => {
    const parent = await makePage(publisher)
    const below = async () => makePage(publisher, { slug: `${parent.slug}/${someSlug()}` })
    const [one, other] = [await below(), await below()]
    await below()
    await makePage(publisher, { slug: `${parent.slug}-beside` }).then(({ id }) => publish(id))
    for (const { id } of [parent, one, other]) await publish(id)
    for (const action of ['unpublish', 'delete'] as const) {
      expect(await preview(action, [parent.id])).toMatchObject([{ staysBelow: 2 }])
      expect(await preview(action, [parent.id, one.id])).toMatchObject([{ staysBelow: 1 }, { staysBelow: 0 }])
    }
  })

  it('reports pages that are gone', async () => {
    const page = await makePage(publisher)
    await publisher.page.delete({ params: { id: page.id } })
    expect(await preview('publish', [page.id])).toMatchObject([
      { pageID: page.id, outcome: 'refused', Errors: [{ code: 'PM_01' }] },
    ])
  })
})
