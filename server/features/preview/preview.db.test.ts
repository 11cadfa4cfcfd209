import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import { versionIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { logInRaw } from '../../test/raw.ts'

const start = new Date('2026-03-02T09:00:00Z')
let clock = start
let test: TestApp
let editor: Client
let publisher: Client
let cookie: string

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  ;[editor, publisher] = await Promise.all([test.as('Editor'), test.as('Publisher')])
  const { User } = await editor.users.current()
  cookie = (await logInRaw(test.url, User.email)).cookie ?? ''
})
beforeEach(() => {
  clock = start
})
afterAll(() => test.close())

const canary = () => `canary-${crypto.randomUUID()}`
const version = (id: number, headers: Record<string, string> = { cookie }) =>
  test.read(`/preview/version/${id}`, headers)
const share = async (versionID: VersionID, body: object = {}) =>
  editor.page.share({ params: { id: versionID }, body })
const pathOf = (url: string) => new URL(url).pathname
const save = async (pageID: PageID, text: string, blocks: BlockInput[] = [note('one', text)]) => {
  const { page } = await editor.page.get({ params: { id: pageID } })
  const { id, revision } = page.pageVersion
  return (await editor.page.storeVersion({ params: { id }, body: { revision, blocks } })).pageVersion
}

describe('the preview of a version', () => {
  it('shows what visitors would get if it were published now, for any version of any page', async () => {
    const page = await makePage(editor, { blocks: [note('one', 'as it was')] })
    await publisher.page.publish({ params: { id: page.id } })
    const publicBytes = await (await test.read(`/${page.slug}`)).text()
    const newer = await save(page.id, 'as it is')

    const old = await version(page.pageVersion.id)
    expect(old.status).toBe(200)
    expect(await old.text()).toBe(publicBytes)
    expect(await (await version(newer.id)).text()).toContain('as it is')
  })

  it('is not cached or indexed, and can be framed by the admin area only', async () => {
    const page = await makePage(editor)
    const { headers } = await version(page.pageVersion.id)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('plays films, and the players of other sites that visitors agree to', async () => {
    const page = await makePage(editor)
    const sources = (answer: Response) => answer.headers.get('content-security-policy') ?? ''
    const shown = await version(page.pageVersion.id)
    const shared = await test.read(pathOf((await share(page.pageVersion.id)).url))
    for (const answer of [shown, shared]) {
      expect(sources(answer)).toContain("media-src 'self'")
      expect(sources(answer)).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com')
      expect(sources(answer)).not.toContain('script-src')
    }
    expect(sources(await version(999_999_999))).not.toContain('frame-src')
  })

  it('is for users only', async () => {
    const words = canary()
    const page = await makePage(editor, { title: words, blocks: [note('one', words)] })
    const answer = await version(page.pageVersion.id, { 'accept-language': 'nl' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    const text = await answer.text()
    expect(text).not.toContain(words)
    expect(text).toContain('Log in om deze versie te bekijken.')
    expect((await version(page.pageVersion.id, { cookie: 'session=u.forged' })).status).toBe(401)
  })

  it.each(['987654321', '0', '-1', '1.5', 'x', '1e3', '99999999999999999999'])(
    'of %s is not found',
    async id => {
      expect((await test.read(`/preview/version/${id}`, { cookie })).status).toBe(404)
    },
  )

  it('of a page in the bin is not found', async () => {
    const page = await makePage(editor)
    await publisher.page.delete({ params: { id: page.id } })
    expect((await version(page.pageVersion.id)).status).toBe(404)
  })

  it('never affects the public cache', async () => {
    const words = canary()
    const page = await makePage(editor, { blocks: [note('one', 'public words')] })
    await publisher.page.publish({ params: { id: page.id } })
    const draft = await save(page.id, words)
    const { url } = await share(draft.id)
    const asked = Array.from({ length: 40 }, (_, index) => {
      if (index % 4 === 0) return version(draft.id)
      if (index % 4 === 1) return test.read(pathOf(url))
      const path = `/${page.slug}${index % 3 === 0 ? `?preview=${draft.id}` : ''}`
      return test.read(path, { ...(index % 8 === 2 && { cookie }), 'x-preview': String(draft.id) })
    })
    for (const [index, answer] of (await Promise.all(asked)).entries()) {
      const text = await answer.text()
      expect([index, text.includes(words)]).toEqual([index, index % 4 < 2])
      if (answer.headers.get('cache-control')?.includes('public'))
        expect(answer.headers.get('set-cookie')).toBeNull()
    }
    for (const slug of [`/${page.slug}`, `/preview/version/${draft.id}`]) {
      const { page: found } = await test
        .visitor()
        .page.getBySlug({ body: { slug } })
        .catch(() => ({ page: undefined }))
      expect(JSON.stringify(found ?? '')).not.toContain(words)
    }
  })
})

describe('a link to a version', () => {
  it('always shows exactly that version to anybody with the link', async () => {
    const page = await makePage(editor, { blocks: [note('one', 'shown')] })
    const { share: made, url } = await share(page.pageVersion.id, { note: 'For Ann' })
    expect(made).toMatchObject({
      versionID: page.pageVersion.id,
      state: 'open',
      note: 'For Ann',
      createdBy: { name: 'Editor' },
      expiresAt: new Date(start.getTime() + 14 * 86_400_000).toISOString(),
      openedAt: null,
    })
    await save(page.id, 'later')
    const answer = await test.read(pathOf(url))
    const text = await answer.text()
    expect([answer.status, text.includes('shown'), text.includes('later')]).toEqual([200, true, false])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { shares } = await editor.page.listShares({ params: { id: page.id } })
    expect(shares).toMatchObject([{ id: made.id, openedAt: start.toISOString() }])
  })

  it('is marked as a preview in the language of the page, unlike public pages', async () => {
    const page = await makePage(editor, { blocks: [note('one', 'shown')] })
    const { url } = await share(page.pageVersion.id)
    const text = async (path: string) => (await test.read(path)).text()
    const day = '2 maart 2026'
    expect(await text(pathOf(url))).toContain(`Voorbeeld van de versie van ${day} (niet gepubliceerd)`)
    await publisher.page.publish({ params: { id: page.id } })
    expect(await text(pathOf(url))).toContain(`Voorbeeld van de versie van ${day} (gepubliceerd)`)
    expect(await text(`/${page.slug}`)).not.toContain('preview-mark')
    const marked = await text(pathOf(url))
    expect(marked.replace(/<preview-mark>.*<\/preview-mark>/s, '')).toBe(await text(`/${page.slug}`))
  })

  it('gives access to nothing else', async () => {
    const words = canary()
    const page = await makePage(editor, { blocks: [note('one', 'shared')] })
    const { url } = await share(page.pageVersion.id)
    const draft = await save(page.id, words)
    const other = await makePage(editor, { blocks: [note('one', words)] })
    const opened = await test.read(pathOf(url))
    const shareCookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const token = pathOf(url).split('/').at(-1) ?? ''
    const paths = [
      `/preview/version/${draft.id}`,
      `/preview/version/${page.pageVersion.id}`,
      `/${page.slug}`,
      `/${other.slug}`,
      `/preview/share/${token.slice(1)}`,
      `/preview/share/${token}x`,
      `/preview/share/`,
      `/api/ximblox/page/${page.id}`,
      `/api/ximblox/page/version/fetch/${page.pageVersion.id}`,
    ]
    for (const path of paths) {
      const answer = await test.read(path, { cookie: `${shareCookie}; session=${token}` })
      expect([path, answer.status >= 400, (await answer.text()).includes(words)]).toEqual([path, true, false])
    }
  })

  it('is shown once, and stored as a hash', async () => {
    const page = await makePage(editor)
    const { url } = await share(page.pageVersion.id)
    const token = pathOf(url).split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await test.database.pool.query('select share::text as row from share')
    expect(JSON.stringify(rows)).not.toContain(token)
    const listed = await editor.page.listShares({ params: { id: page.id } })
    expect(JSON.stringify(listed)).not.toContain(token)
  })

  it('stops working when it expires, is revoked, or its page is deleted', async () => {
    const page = await makePage(editor)
    const [expiring, revoked, orphaned] = await Promise.all([
      share(page.pageVersion.id, { days: 1 }),
      share(page.pageVersion.id),
      share(page.pageVersion.id),
    ])
    const statusOf = async ({ url }: { url: string }) => (await test.read(pathOf(url))).status
    expect(await Promise.all([expiring, revoked, orphaned].map(statusOf))).toEqual([200, 200, 200])

    const params = { id: revoked.share.id }
    expect((await editor.page.revokeShare({ params })).share.state).toBe('revoked')
    expect((await editor.page.revokeShare({ params })).share.state).toBe('revoked')
    clock = new Date(start.getTime() + 86_400_000)
    const later = await test.as('Publisher')
    expect(await Promise.all([expiring, revoked, orphaned].map(statusOf))).toEqual([410, 410, 200])
    const { shares } = await later.page.listShares({ params: { id: page.id } })
    expect(shares.map(({ state }) => state).toSorted()).toEqual(['expired', 'open', 'revoked'])
    await later.page.delete({ params: { id: page.id } })
    expect(await statusOf(orphaned)).toBe(410)
    const answer = await test.read(pathOf(expiring.url), { 'accept-language': 'de' })
    expect(await answer.text()).toContain('Dieser Link funktioniert nicht mehr')
    const audit = await test.app.db
      .selectFrom('audit')
      .where('object_id', '=', page.id)
      .where('action', 'in', ['page.share', 'page.unshare'])
      .select('action')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'page.share',
      'page.share',
      'page.share',
      'page.unshare',
    ])
  })

  it('requires permission to edit the page', async () => {
    const page = await makePage(editor)
    const viewer = await test.as('Viewer')
    const { share: made } = await share(page.pageVersion.id)
    const calls = [
      () => viewer.page.share({ params: { id: page.pageVersion.id } }),
      () => viewer.page.revokeShare({ params: { id: made.id } }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await refusalOf(share(page.pageVersion.id, { days: 91 }))).codes).toEqual(['V_17 days'])
    expect((await refusalOf(share(versionIDOf(987_654_321)))).codes).toEqual(['PM_01'])
    const { shares } = await viewer.page.listShares({ params: { id: page.id } })
    expect(shares).toMatchObject([{ state: 'open' }])
  })
})

describe('the images of a version', () => {
  it('are visible to users in any version, and to others in the shared one', async () => {
    const fileID = await someFile()
    const picture = (text: string) => [{ ...note('one', text), __images: { picture: { fileID } } }]
    const page = await makePage(editor, { blocks: picture('with') })
    const { url } = await share(page.pageVersion.id)
    await save(page.id, '', [note('one', 'without')])
    const { pageVersion } = await editor.page.getVersion({ params: { versionId: page.pageVersion.id } })
    const image = pageVersion.blocks[0]?.__images.picture
    const group = 'block_images_one'
    const path = editor.media.getPageFile({
      params: { pageID: page.id, group, hash: image?.hash ?? '', fileName: image?.fileName ?? '' },
    })
    const seen = async (headers: Record<string, string>) => {
      const answer = await test.read(new URL(path, test.url).pathname, headers)
      return [answer.status, answer.headers.get('cache-control')]
    }
    expect(await seen({})).toEqual([404, 'no-store'])
    expect(await seen({ cookie })).toEqual([200, 'private, max-age=600'])

    const opened = await test.read(pathOf(url))
    const set = opened.headers.get('set-cookie') ?? ''
    expect(set).toContain(`Path=/api/ximblox/medialib/get-page-file/${page.id}/`)
    expect(set).toContain('HttpOnly')
    const shareCookie = set.split(';')[0] ?? ''
    expect(await seen({ cookie: `other=1; ${shareCookie}` })).toEqual([200, 'no-store'])
    expect((await seen({ cookie: shareCookie.replace(/.$/, '!') }))[0]).toBe(404)

    const { shares } = await editor.page.listShares({ params: { id: page.id } })
    await editor.page.revokeShare({ params: { id: shares[0]?.id ?? 0 } })
    expect((await seen({ cookie: shareCookie }))[0]).toBe(404)
  })
})

/** An image in the library. Its content is taken from the storage unchanged. */
const someFile = async (): Promise<number> => {
  const { file } = await editor.media.addFile({
    body: { path: '/' },
    file: {
      name: `${crypto.randomUUID()}.png`,
      bytes: new Uint8Array(
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
          'base64',
        ),
      ),
    },
  })
  return file.id
}
