import type { Client } from '@ximblox/contract/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { imageUse, makePage, note, someSlug } from '../../test/content.ts'
import { roleNamed } from '../../test/member.ts'
import { sendRaw } from '../../test/raw.ts'
import { readPublishedPage } from './read.ts'

let test: TestApp
let admin: Client
let reader: string

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
  reader = await tokenFor('Viewer')
})
afterAll(() => test.close())

type Body = NonNullable<Parameters<Client['apiToken']['create']>[0]>['body']
const tokenFor = async (role: string, limits: Partial<Body> = {}): Promise<string> => {
  const body = { name: 'Reader', role: await roleNamed(test, role), ...limits }
  return (await admin.apiToken.create({ body })).secret
}

const get = async (path: string, secret = reader, headers: Record<string, string> = {}) => {
  const answer = await sendRaw(`${test.url}/api/ximblox/content${path}`, {
    method: 'GET',
    headers: { authorization: `Bearer ${secret}`, ...headers },
  })
  return { ...answer, json: answer.body === '' ? {} : JSON.parse(answer.body) }
}
const titles = async (query: string, secret = reader): Promise<string[]> =>
  (await get(`/pages?${query}`, secret)).json.data.items.map(({ title }: { title: string }) => title)
const publish = async (given: Parameters<typeof makePage>[1]) => {
  const page = await makePage(admin, { slug: someSlug(), ...given })
  await admin.page.publish({ params: { id: page.id } })
  return page
}
const word = () => `w${crypto.randomUUID().replaceAll('-', '')}`

it('the code of the site reads published pages, and no others', async () => {
  const read = readPublishedPage(test.app)
  const page = await publish({ title: 'For hooks', blocks: [note('one', 'Hello')] })
  expect(await read(page.id)).toMatchObject({ title: 'For hooks', blocks: [{ props: { text: 'Hello' } }] })
  await admin.page.unpublish({ params: { id: page.id } })
  expect(await read(page.id)).toBeUndefined()
  expect(await read(999_999)).toBeUndefined()
})

describe('a list', () => {
  it('has the published pages of a locale, filtered and sorted, in an order that paging never breaks', async () => {
    const parent = await publish({ title: word() })
    const common = word()
    const titlesOf = ['c', 'a', 'b'].map(letter => `${letter} ${common}`)
    for (const title of titlesOf)
      await publish({ title, slug: `${parent.slug}/${someSlug()}`, blocks: [note('n', `text ${common}`)] })
    await makePage(admin, { title: `draft ${common}`, slug: `${parent.slug}/${someSlug()}` })
    await publish({ title: `english ${common}`, locale: 'en-gb' })
    const sorted = titlesOf.toSorted()
    expect(await titles(`parent=${parent.id}&sort=title`)).toEqual(sorted)
    expect(await titles(`parent=${parent.id}`)).toEqual(titlesOf.toReversed())
    expect(await titles(`search=${common}&sort=title`)).toEqual(sorted)
    expect(await titles(`search=${common}%20${word()}`)).toEqual([])
    expect(await titles(`search=${common}&locale=en-gb`)).toEqual([`english ${common}`])
    const pages = await Promise.all(
      [0, 1, 2, 3].map(index => titles(`search=${common}&sort=title&pageSize=1&pageIndex=${index}`)),
    )
    expect(pages).toEqual([...sorted.map(title => [title]), []])
    expect((await get(`/pages?search=${common}&pageSize=1`)).json.data.totalItems).toBe(3)
  })

  it('has pages of some types, with a tag, and what their type shows on lists', async () => {
    const { tag } = await admin.tag.create({ body: { name: word() } })
    const title = word()
    const page = await makePage(admin, { title, type: 'news', slug: someSlug() })
    await admin.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: {
        revision: 1,
        pageType: {
          id: 'news',
          props: { ...page.typeData, summary: 'Short', tags: [{ ref: 'tag', id: tag.id }] },
        },
      },
    })
    await admin.page.publish({ params: { id: page.id } })
    expect((await get(`/pages?tag=${tag.id}`)).json.data).toMatchObject({
      totalItems: 1,
      items: [
        {
          id: page.id,
          type: 'news',
          path: `/${page.slug}`,
          card: { summary: 'Short' },
          tags: [{ id: tag.id, name: tag.name }],
        },
      ],
    })
    expect(await titles(`tag=${tag.id}&type=basic`)).toEqual([])
    expect(await titles(`tag=${tag.id}&type=basic,news`)).toEqual([title])
    expect(await titles(`filter=tag:${tag.id}`)).toEqual([title])
  })

  it('has the parts of its pages that are asked for, on pages of moderate size', async () => {
    const title = word()
    await publish({ title, blocks: [note('n', 'Hello')] })
    const { data } = (await get(`/pages?search=${title}&fields=blocks,translations`)).json
    expect(data.items).toMatchObject([{ title, blocks: [{ type: 'note', props: { text: 'Hello' } }] }])
    expect(Object.keys(data.items[0])).not.toContain('seo')
    expect((await get('/pages?fields=blocks&pageSize=26')).json.Errors).toMatchObject([{ code: 'V_17' }])
  })

  it.each([
    ['type=nothing', 'V_18 type'],
    ['sort=picked', 'V_15 sort'],
    ['filter=colour:red', 'V_15 filter'],
    ['fields=blocks,secrets', 'V_15 fields'],
    ['parent=999999', 'V_18 parent'],
    ['tag=0', 'V_15 tag'],
    ['pageSize=101', 'V_17 pageSize'],
    ['pageIndex=99999999999999999999', 'V_17 pageIndex'],
    ['locale=xx', 'V_15 locale'],
    ['unknown=1', 'V_15 unknown'],
    ['type=news&type=basic', 'V_15 type'],
  ])('refuses what it does not know: %s', async (query, error) => {
    const { status, json } = await get(`/pages?${query}`)
    const [first] = json.Errors
    expect([status, `${first.code} ${first.property}`]).toEqual([422, error])
  })
})

describe('a page', () => {
  it('has addresses in place of ids, and images in several widths', async () => {
    const target = await publish({ title: 'Target', blocks: [{ ...note('here', 'x'), anchorPoint: 'spot' }] })
    const draft = await makePage(admin, { slug: someSlug() })
    const bytes = await sharp({ create: { width: 700, height: 350, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const { file } = await admin.media.addFile({
      body: { path: '/' },
      file: { name: `${word()}.jpg`, bytes: new Uint8Array(bytes) },
    })
    const to = (id: number, block?: string) => ({ target: { ref: 'page', id, ...(block && { block }) } })
    const page = await publish({
      blocks: [
        {
          type: 'pointer',
          key: 'links',
          props: {
            to: to(target.id, 'here'),
            more: [{ key: 'k', to: to(draft.id) }],
            body: {
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: to(target.id) }] }],
                },
                {
                  type: 'image',
                  attrs: { file: { ref: 'file', id: file.id }, altText: 'Teal', size: 'full' },
                },
              ],
            },
          },
        },
        {
          type: 'box',
          key: 'box',
          slots: {
            inside: [{ ...note('n', 'In'), __images: { picture: { ...imageUse(file.id), altText: 'A' } } }],
          },
        },
      ],
    })
    const { json } = await get(`/page-at?path=/${page.slug}`)
    const [links, box] = json.page.blocks
    expect(links.props).toMatchObject({
      to: { target: { id: target.id, path: `/${target.slug}#spot` } },
      more: [{ to: { target: { id: draft.id, path: null } } }],
    })
    const [paragraph, image] = links.props.body.content
    expect(paragraph.content[0].marks[0].attrs.target.path).toBe(`/${target.slug}`)
    expect(image.image).toMatchObject({ alt: 'Teal', width: 700 })
    const picture = box.slots.inside[0].images.picture
    expect(picture).toMatchObject({ alt: 'A', width: 700, height: 350 })
    expect(picture.src.startsWith(`${test.app.config.publicURL}/api/ximblox/medialib/get-page-file/`)).toBe(
      true,
    )
    expect(picture.sources.map(({ type }: { type: string }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(picture.sources[1].srcset).toMatch(/w=320&f=webp 320w, .*w=640&f=webp 640w, .*f=webp 700w$/)
    for (const src of [picture.src, image.image.src]) {
      const answer = await fetch(src.replace(test.app.config.publicURL, test.url))
      expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'cross-origin',
      ])
    }
    expect((await get(`/pages/${page.id}`)).json.page).toEqual(json.page)
  })

  it('never has what is private', async () => {
    const canary = word()
    const { tag } = await admin.tag.create({ body: { name: canary, private: true } })
    const page = await makePage(admin, { type: 'news', slug: someSlug() })
    await admin.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: {
        revision: 1,
        pageType: { id: 'news', props: { ...page.typeData, privateTags: [{ ref: 'tag', id: tag.id }] } },
      },
    })
    await admin.page.publish({ params: { id: page.id } })
    for (const path of [`/pages/${page.id}`, `/pages?fields=props,blocks,seo&pageSize=25`]) {
      const { status, body } = await get(path)
      expect([status, body.includes(canary), body.includes('privateTags')]).toEqual([200, false, false])
    }
  })

  it('is answered with 304 while it is the same, and again when it changed', async () => {
    const page = await publish({ title: 'One' })
    const first = await get(`/pages/${page.id}`)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await get(`/pages/${page.id}`, reader, { 'if-none-match': etag })
    expect([again.status, again.body]).toEqual([304, ''])
    await admin.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, title: 'Two' },
    })
    expect((await get(`/pages/${page.id}`, reader, { 'if-none-match': etag })).status).toBe(304)
    await admin.page.publish({ params: { id: page.id } })
    const changed = await get(`/pages/${page.id}`, reader, { 'if-none-match': etag })
    expect([changed.status, changed.json.page.title]).toEqual([200, 'Two'])
  })

  it('that moved is answered with its new path', async () => {
    const page = await publish({})
    const slug = someSlug()
    await admin.page.save({ params: { id: page.id }, body: { id: page.id, slug } })
    expect((await get(`/page-at?path=/${page.slug}`)).json.redirect).toEqual({ to: `/${slug}`, status: 301 })
    expect((await get('/page-at?path=/nothing')).status).toBe(404)
    expect((await get(`/page-at?path=${encodeURIComponent('//evil.example/%00')}`)).status).toBe(404)
  })

  it('is found by the path as visitors type and copy it', async () => {
    const page = await publish({})
    const at = async (path: string) => (await get(`/page-at?path=${encodeURIComponent(path)}`)).json
    const encoded = page.slug.replace('p', '%70')
    expect((await at(`/${encoded}`)).page.id).toBe(page.id)
    expect((await at(`/${page.slug.toUpperCase()}`)).redirect).toEqual({ to: `/${page.slug}`, status: 301 })
    expect((await at(`/${page.slug}?utm_source=mail`)).page.id).toBe(page.id)
  })

  it('is not there while it is unpublished or deleted, and is site-wide content never', async () => {
    const page = await publish({})
    await admin.page.unpublish({ params: { id: page.id }, body: {} })
    expect((await get(`/pages/${page.id}`)).status).toBe(404)
    await admin.page.delete({ params: { id: page.id } })
    expect((await get(`/pages/${page.id}?version=latest`, await tokenFor('Editor'))).status).toBe(404)
    expect((await get('/pages/0')).status).toBe(404)
    expect((await get('/pages/99999999999999999999')).status).toBe(404)
  })
})

describe('a draft', () => {
  it('is for tokens whose role works on pages there, with what a change needs', async () => {
    const canary = word()
    const page = await makePage(admin, { title: canary, slug: someSlug() })
    for (const path of [`/pages/${page.id}`, `/page-at?path=/${page.slug}`, `/pages?search=${canary}`]) {
      const { body } = await get(path, await tokenFor('Administrator'))
      expect([path, body.includes(canary)]).toEqual([path, false])
    }
    const latest = [`/pages/${page.id}?version=latest`, `/page-at?path=/${page.slug}&version=latest`]
    const editor = await tokenFor('Editor')
    for (const path of latest) {
      expect((await get(path)).status).toBe(403)
      expect((await get(path, editor)).json).toMatchObject({
        page: { title: canary, publishedAt: null },
        version: { id: page.pageVersion.id, revision: 1 },
      })
    }
    const changed = await sendRaw(`${test.url}/api/ximblox/page/version/${page.pageVersion.id}/store`, {
      headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: 1, title: 'Changed by a program' }),
    })
    expect(changed.status).toBe(200)
    // A visitor learns no more about a page that is not there.
    expect((await get('/pages/999999?version=latest')).status).toBe(403)
  })
})

describe('the limits of a token', () => {
  it('hold for lists, searches, pages, paths, drafts, translations and what blocks list', async () => {
    const canary = word()
    const dutch = await publish({ title: `nl ${canary}`, slug: someSlug() })
    const { pageID: englishID } = await admin.page.createTranslation({
      body: { pageID: dutch.id, newLocale: 'en-gb', title: `en ${canary}`, slug: someSlug() },
    })
    await admin.page.publish({ params: { id: englishID } })
    const english = (await admin.page.get({ params: { id: englishID } })).page
    const news = await publish({ title: `news ${canary}`, type: 'news', slug: someSlug() })
    const overview = await publish({ blocks: [{ type: 'latest', key: 'l', props: {} }] })
    const limited = await tokenFor('Editor', { locales: ['nl-nl'], pageTypes: ['basic'] })

    expect(await titles(`search=${canary}`, limited)).toEqual([`nl ${canary}`])
    const asked: [string, number][] = [
      [`/pages?search=${canary}&locale=en-gb`, 403],
      [`/pages?search=${canary}&type=news`, 403],
      [`/pages?search=${canary}&type=basic,news`, 403],
      [`/pages?parent=${english.id}`, 422],
      [`/pages/${english.id}`, 404],
      [`/pages/${english.id}?version=latest`, 404],
      [`/page-at?path=/en-gb/${english.slug}`, 404],
      [`/page-at?path=/en-gb/${english.slug}&version=latest`, 404],
      [`/pages/${news.id}`, 404],
      [`/page-at?path=/${news.slug}`, 404],
      [`/pages/${dutch.id}`, 200],
      [`/pages/${overview.id}`, 200],
      [`/pages/${overview.id}?version=latest`, 200],
    ]
    for (const [path, status] of asked) {
      const answer = await get(path, limited)
      const reveals = [`en ${canary}`, `news ${canary}`, english.slug].filter(text =>
        answer.body.includes(text),
      )
      expect([path, answer.status, reveals]).toEqual([path, status, []])
    }
    const whole = await get(`/pages/${overview.id}`)
    expect(whole.json.page.blocks[0].data).toContain(`news ${canary}`)
    expect((await get(`/pages/${dutch.id}`)).json.page.translations).toEqual([
      { id: english.id, locale: 'en-gb', path: `/en-gb/${english.slug}` },
    ])
    const englishOnly = await tokenFor('Viewer', { locales: ['en-gb'] })
    expect(await titles(`search=${canary}`, englishOnly)).toEqual([`en ${canary}`])
  })
})

it('nobody reads without a token or a session, and users read with theirs', async () => {
  expect((await get('/pages', 'xim_wrong')).status).toBe(401)
  const anonymous = await sendRaw(`${test.url}/api/ximblox/content/pages`, { method: 'GET' })
  expect(anonymous.status).toBe(401)
  expect((await admin.content.list({ query: { pageSize: 1 } })).data.items).toHaveLength(1)
})
