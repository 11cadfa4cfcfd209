import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let manager: Client
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  manager = await test.as([{ name: 'manage-redirects' }])
  admin = await test.as('Administrator')
})
afterAll(() => test.close())

const publish = async (slug = someSlug(), locale = 'nl-nl') => {
  const page = await makePage(admin, { slug, locale })
  await admin.page.publish({ params: { id: page.id } })
  return page
}
const create = async (from: string, to: string, status: 301 | 302 = 301) =>
  (await manager.redirect.create({ body: { from, to, status } })).redirect
const refused = (from: string, to = 'https://example.org/') =>
  refusalOf(manager.redirect.create({ body: { from, to } }))
/** All codes of some refusals. */
const codesOf = async (refusals: ReturnType<typeof refused>[]) => [
  ...new Set((await Promise.all(refusals)).flatMap(({ codes }) => codes)),
]
const visit = async (path: string) => {
  const { status, headers } = await test.read(path)
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

describe('a redirect', () => {
  it('leads visitors to its page, with any capitals, and follows the page when it moves', async () => {
    const page = await publish()
    const from = `/Oud/${someSlug()}.HTML`
    const created = await create(from, `/${page.slug}`)
    expect(created).toMatchObject({
      from: from.toLowerCase(),
      to: `/${page.slug}`,
      page: { id: page.id, published: true },
      kind: 'manual',
      status: 301,
      hits: 0,
    })
    expect(await visit(from)).toBe(`301 /${page.slug}`)
    expect(await visit(`${from.toLowerCase()}/?ref=mail`)).toBe(`301 /${page.slug}?ref=mail`)
    const slug = someSlug()
    await admin.page.save({ params: { id: page.id }, body: { id: page.id, slug } })
    expect(await visit(from)).toBe(`301 /${slug}`)
  })

  it('leads visitors however their system writes accents', async () => {
    const [composed, apart] = ['caf\u00E9', 'cafe\u0301']
    const word = someSlug()
    const created = await create(`/${word}-${apart}`, 'https://example.org/menu')
    expect(created.from).toBe(`/${word}-${composed}`)
    for (const spelling of [composed, apart])
      expect(await visit(`/${encodeURIComponent(`${word}-${spelling}`)}`)).toBe(
        '301 https://example.org/menu',
      )
  })

  it('shows visitors a page that was published at its path', async () => {
    const from = someSlug()
    await create(from, 'https://example.org/')
    expect(await visit(`/${from}`)).toBe('301 https://example.org/')
    await publish(from)
    expect(await visit(`/${from}`)).toBe('200')
  })

  it('can be temporary, or tell that a page is gone for good', async () => {
    const [temporary, gone] = [someSlug(), someSlug()]
    await create(temporary, 'https://example.org/a?b=c#d', 302)
    await manager.redirect.create({ body: { from: gone, status: 410 } })
    expect(await visit(`/${temporary}`)).toBe('302 https://example.org/a?b=c#d')
    expect(await visit(`/${gone}`)).toBe('410')
    expect(
      await refusalOf(manager.redirect.create({ body: { from: someSlug(), to: '/', status: 410 } })),
    ).toMatchObject({ codes: ['V_15 to'] })
  })

  it('accepts the URLs of the site, in every locale', async () => {
    const { publicURL } = test.app.config
    const page = await publish(someSlug(), 'en-gb')
    const from = someSlug()
    const { redirect } = await manager.redirect.create({
      body: { from: `${publicURL}/en-gb/${from}`, to: `${publicURL}/en-gb/${page.slug}/` },
    })
    expect(redirect).toMatchObject({
      from: `/en-gb/${from}`,
      to: `/en-gb/${page.slug}`,
      page: { id: page.id },
    })
    expect(await visit(`/en-gb/${from}`)).toBe(`301 /en-gb/${page.slug}`)
  })

  it('leads to where another redirect leads, so that visitors are sent once', async () => {
    const page = await publish()
    const [first, second] = [someSlug(), someSlug()]
    await create(first, `/${page.slug}`)
    expect(await create(second, `/${first}`)).toMatchObject({ to: `/${page.slug}` })
  })

  it('is refused where a page is published, and for paths that are never pages', async () => {
    const page = await publish()
    expect(await refused(`/${page.slug}`)).toMatchObject({ status: 422, codes: ['V_05 from'] })
    expect(
      await codesOf(
        ['/', '/en-gb', '/api/ximblox/x', '/cmsadmin', '/CMSadmin/login', '/~global/footer'].map(from =>
          refused(from),
        ),
      ),
    ).toEqual(['V_15 from'])
    expect(
      await codesOf(
        ['', '//evil.example/a', 'https://elsewhere.example/a', '/a#b', '/%ff', '/a%00b'].map(from =>
          refused(from),
        ),
      ),
    ).toEqual(['V_09 from'])
    expect(await refused(`/${'é'.repeat(601)}`)).toMatchObject({ codes: ['V_10 from'] })
  })

  it('is refused where the site sends a document, which a test names', async () => {
    expect(await refused('/pages.txt')).toMatchObject({ codes: ['V_15 from'] })
    expect(await refused('/Pages.txt?x=1')).toMatchObject({ codes: ['V_15 from'] })
    const { outcome } = await manager.redirect.test({ body: { url: '/pages.txt' } })
    expect(outcome).toBe('document')
  })

  it('is refused when it leads to no page, to itself, or out of the web', async () => {
    const from = someSlug()
    expect(await refused(from, '/nothing-here')).toMatchObject({ codes: ['V_18 to'] })
    expect(await refused(from, `/${from.toUpperCase()}/`)).toMatchObject({ codes: ['V_18 to'] })
    expect(await refused(from, '')).toMatchObject({ codes: ['V_01 to'] })
    expect(
      await codesOf(
        [
          'javascript:alert(1)',
          'data:text/html,x',
          '//evil.example',
          '/.//evil.example',
          '/a/..//evil.example',
          'https://user:pass@evil.example',
        ].map(to => refused(from, to)),
      ),
    ).toEqual(['V_09 to'])
    expect(await visit(`/${from}`)).toBe('404')
  })

  it('cannot become a loop through another one', async () => {
    const page = await publish()
    const old = someSlug()
    await create(old, `/${page.slug}?tab=2`)
    await admin.page.unpublish({ params: { id: page.id }, body: {} })
    expect(await refused(`/${page.slug}`, `/${old}`)).toMatchObject({ codes: ['V_18 to'] })
  })

  it('is added once when two users add it at once', async () => {
    const from = someSlug()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => create(from, `https://example.org/${index}`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const failed = outcomes.find(({ status }) => status === 'rejected')
    expect(await refusalOf(Promise.reject(failed?.status === 'rejected' && failed.reason))).toMatchObject({
      codes: ['V_05 from'],
    })
  })

  it('can be changed and deleted, without losing another user’s change', async () => {
    const created = await create(someSlug(), 'https://example.org/')
    const params = { id: created.id }
    const body = { from: created.from, to: 'https://example.org/new', revision: created.revision }
    const { redirect } = await manager.redirect.update({ params, body })
    expect(redirect).toMatchObject({ to: 'https://example.org/new', revision: created.revision + 1 })
    expect(await visit(created.from)).toBe('301 https://example.org/new')
    expect(await refusalOf(manager.redirect.update({ params, body }))).toMatchObject({
      status: 409,
      payload: { current: { to: 'https://example.org/new' } },
    })
    await manager.redirect.remove({ params })
    expect(await visit(created.from)).toBe('404')
    expect(await refusalOf(manager.redirect.remove({ params }))).toMatchObject({ status: 404 })
  })
})

describe('a redirect that a page left', () => {
  it('is listed with its page, and becomes a manual one that stays when it is changed', async () => {
    const page = await publish()
    const other = await publish()
    await admin.page.save({ params: { id: page.id }, body: { id: page.id, slug: someSlug() } })
    const [automatic] = await find(`/${page.slug}`)
    expect(automatic).toMatchObject({ kind: 'automatic', page: { id: page.id } })
    const params = { id: automatic?.id ?? 0 }
    const body = { from: `/${page.slug}`, to: `/${other.slug}` }
    expect((await manager.redirect.update({ params, body })).redirect).toMatchObject({ kind: 'manual' })
    await admin.page.unpublish({ params: { id: page.id }, body: { leave: 'gone' } })
    expect(await visit(`/${page.slug}`)).toBe(`301 /${other.slug}`)
  })

  it('is not listed while it leads nowhere', async () => {
    const page = await publish()
    await admin.page.unpublish({ params: { id: page.id }, body: {} })
    expect(await find(`/${page.slug}`)).toEqual([])
  })
})

const find = async (searchTerm: string, rest: object = {}) =>
  (await manager.redirect.list({ body: { searchTerm, ...rest } })).data.items

describe('the list', () => {
  it('finds redirects by path, target and title, in the order asked for', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`
    const page = await makePage(admin, { title: `About ${word}` })
    await create(`/${word}/b`, 'https://example.org/')
    await create(`/x-${word}`, `/${page.slug}`)
    await create(`/other-${word.slice(1)}`, `https://${word}.example/`)
    expect((await find(word)).map(({ from }) => from)).toEqual([
      `/other-${word.slice(1)}`,
      `/x-${word}`,
      `/${word}/b`,
    ])
    const sorted = await find(`/${word}`, { columnToSort: 'from', sortOrder: 'asc' })
    expect(sorted.map(({ from }) => from)).toEqual([`/other-${word.slice(1)}`, `/${word}/b`, `/x-${word}`])
    expect(await find(word, { kind: 'automatic' })).toEqual([])
  })

  it('counts visits, also while a publication holds some of the rows', async () => {
    const [one, two] = [
      await create(someSlug(), 'https://example.org/1'),
      await create(someSlug(), 'https://example.org/2'),
    ]
    await Promise.all([visit(one.from), visit(one.from)])
    await visit(one.from)
    await visit(two.from)
    await test.database.db.transaction().execute(async tx => {
      await tx.selectFrom('address').where('id', '=', two.id).select('id').forUpdate().execute()
      await test.app.redirectHits.store()
      expect((await find(one.from))[0]?.hits).toBeGreaterThanOrEqual(2)
      expect((await find(two.from))[0]).toMatchObject({ hits: 0, lastHitAt: null })
    })
    await test.app.redirectHits.store()
    expect((await find(two.from))[0]).toMatchObject({ hits: 1, lastHitAt: expect.any(String) })
  })
})

describe('deleting several', () => {
  it('deletes those with these ids, or all that a list finds, and records them', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`
    const [one, two, three, other] = await Promise.all(
      [`${word}-1`, `${word}-2?id=1`, `${word}-3`, someSlug()].map(from =>
        create(from, 'https://example.org/'),
      ),
    )
    const left = async () => (await find(word)).map(({ from }) => from).toSorted()
    const ids = [one?.id ?? 0, 999_999_999]
    expect(await manager.redirect.removeSeveral({ body: { ids } })).toMatchObject({ total: 1 })
    expect(await left()).toEqual([two?.from, three?.from])
    expect(await visit(`/${word}-1`)).toBe('404')
    const found = { kind: 'manual' as const, searchTerm: word }
    expect(await manager.redirect.removeSeveral({ body: { found } })).toMatchObject({ total: 2 })
    expect(await left()).toEqual([])
    expect(await visit(other?.from ?? '')).toBe('301 https://example.org/')
    const recorded = await test.app.db
      .selectFrom('audit')
      .where('action', '=', 'redirect.delete')
      .where('object_id', 'in', [one?.id ?? 0, two?.id ?? 0, three?.id ?? 0])
      .select('object_id')
      .execute()
    expect(recorded).toHaveLength(3)
  })

  it('deletes nothing without a choice', async () => {
    expect(await manager.redirect.removeSeveral({ body: {} })).toMatchObject({ total: 0 })
  })
})

describe('testing a path', () => {
  it('tells what visitors get', async () => {
    const page = await publish()
    const { from } = await create(someSlug(), `/${page.slug}`)
    const gone = someSlug()
    await manager.redirect.create({ body: { from: gone, status: 410 } })
    const tell = async (url: string) => await manager.redirect.test({ body: { url } })
    expect(await tell(`${test.app.config.publicURL}/${page.slug}`)).toMatchObject({
      outcome: 'page',
      page: { id: page.id },
    })
    expect(await tell(from.toUpperCase())).toMatchObject({
      outcome: 'redirect',
      to: `/${page.slug}`,
      status: 301,
    })
    expect(await tell(gone)).toMatchObject({ outcome: 'gone' })
    expect(await tell('/nothing-here')).toMatchObject({ outcome: 'nothing' })
    expect(await tell('/sitemap.xml')).toMatchObject({ outcome: 'other' })
    expect(await refusalOf(tell('https://elsewhere.example/'))).toMatchObject({ codes: ['V_09 url'] })
  })
})
