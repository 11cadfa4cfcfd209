import type { Client } from '@ximblox/contract/client'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import { versionIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'

let mailServer: MailServer
let test: TestApp
let editor: Client
let other: Client
let publisher: Client

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ mails: { smtpURL: mailServer.url } })
  ;[editor, other, publisher] = await Promise.all([
    test.as('Editor'),
    test.as('Editor'),
    test.as('Publisher'),
  ])
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

const request = (id: PageID, comment = '', by = editor) =>
  by.page.requestPublication({ params: { id }, body: { comment } })
const accept = (id: VersionID, feedback = '', by = publisher) =>
  by.page.acceptPublication({ params: { id }, body: { feedback } })
const reject = (id: VersionID, feedback = '', by = publisher) =>
  by.page.rejectPublication({ params: { id }, body: { feedback } })
const store = (versionID: VersionID, revision: number, text: string, by = editor) =>
  by.page.storeVersion({ params: { id: versionID }, body: { revision, blocks: [note('one', text)] } })
const text = async (slug: string) => (await test.read(`/${slug}`)).text()
const auditOf = async (id: number) => {
  const rows = await test.app.db
    .selectFrom('audit')
    .where('object', '=', 'page')
    .where('object_id', '=', id)
    .select('action')
    .orderBy('id')
    .execute()
  return rows.map(row => row.action)
}
const mailsAbout = async (id: number) =>
  test.app.db
    .selectFrom('mail')
    .where('text', 'like', `%/cmsadmin/pages/${id}\n%`)
    .select(['template', 'to_address as to', 'text', 'html'])
    .execute()

describe('a publication request', () => {
  it('is shown on the page and its version, with requester, time and comment', async () => {
    const page = await makePage(editor)
    const asked = await request(page.id, 'Please look')
    expect(asked.page).toMatchObject({
      state: 'concept',
      publishedVersionID: 0,
      pageVersion: { id: page.pageVersion.id, hasPublicationRequest: true },
      request: { versionID: page.pageVersion.id, comment: 'Please look', requester: { name: 'Editor' } },
    })
    const params = { id: page.pageVersion.id }
    const comment = await publisher.page.getRequestComment({ params })
    expect(comment).toMatchObject({ comment: 'Please look', requester: { name: 'Editor' } })
    expect(comment.requestedAt).toBe(asked.page.request?.requestedAt)
    expect((await test.read(`/${page.slug}`)).status).toBe(404)
  })

  it('is for the version at that moment, whatever is stored afterwards', async () => {
    const page = await makePage(editor, { blocks: [note('one', 'as asked')] })
    await request(page.id)
    const { pageVersion } = await store(page.pageVersion.id, 1, 'later')
    expect(pageVersion).toMatchObject({ hasPublicationRequest: false })
    expect(pageVersion.id).not.toBe(page.pageVersion.id)

    const accepted = await accept(page.pageVersion.id, 'Fine')
    expect(accepted.page).toMatchObject({
      state: 'unpublished-changes',
      publishedVersionID: page.pageVersion.id,
      request: null,
    })
    expect(await text(page.slug)).toContain('as asked')
    expect(await text(page.slug)).not.toContain('later')
  })

  it('that is repeated is for the newest version, with the new comment', async () => {
    const page = await makePage(editor)
    await request(page.id, 'first')
    const { pageVersion } = await store(page.pageVersion.id, 1, 'fixed')
    const again = await request(page.id, 'second')
    expect(again.page.request).toMatchObject({ versionID: pageVersion.id, comment: 'second' })
    const named = { params: { id: page.pageVersion.id } }
    expect((await refusalOf(publisher.page.getRequestComment(named))).codes).toEqual(['PM_04'])
  })

  it('can only be decided on with the current version', async () => {
    const page = await makePage(editor)
    await request(page.id)
    const { pageVersion } = await store(page.pageVersion.id, 1, 'newer')
    await request(page.id)
    for (const decide of [accept, reject]) {
      expect(await refusalOf(decide(page.pageVersion.id))).toMatchObject({
        status: 409,
        codes: ['PM_02'],
        payload: { current: { id: pageVersion.id } },
      })
    }
    expect((await test.read(`/${page.slug}`)).status).toBe(404)
    await accept(pageVersion.id)
    expect(await text(page.slug)).toContain('newer')
  })

  it('for the version that is live already changes nothing', async () => {
    const page = await makePage(editor)
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    const before = await publisher.page.get({ params: { id: page.id } })
    const { page: after } = await request(page.id)
    expect(after).toMatchObject({ state: 'published', request: null })
    expect(after.pageVersion).toEqual(before.page.pageVersion)
    expect(await auditOf(page.id)).toEqual(['page.create', 'page.publish'])
  })

  it('can be decided on once', async () => {
    const page = await makePage(editor)
    expect((await refusalOf(accept(page.pageVersion.id))).codes).toEqual(['PM_04'])
    await request(page.id)
    await accept(page.pageVersion.id)
    expect((await refusalOf(accept(page.pageVersion.id))).codes).toEqual(['PM_04'])
    expect((await refusalOf(reject(page.pageVersion.id))).codes).toEqual(['PM_04'])
    expect(await auditOf(page.id)).toEqual(['page.create', 'page.request', 'page.publish', 'page.accept'])
  })

  it('for a version that has been published in the meantime is only closed by accepting it', async () => {
    const page = await makePage(editor)
    await request(page.id)
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    const before = await publisher.page.get({ params: { id: page.id } })
    expect(before.page.request).not.toBeNull()
    const { page: after } = await accept(page.pageVersion.id, 'Well done')
    expect(after).toMatchObject({ request: null, publishedID: before.page.publishedID })
    expect(await auditOf(page.id)).toEqual(['page.create', 'page.request', 'page.publish', 'page.accept'])
  })

  it('of an incomplete version stays open', async () => {
    const page = await makePage(editor, { blocks: [note('one', '')] })
    await request(page.id)
    expect((await refusalOf(accept(page.pageVersion.id))).codes).toEqual(['V_01 blocks.0.props.text'])
    expect((await publisher.page.get({ params: { id: page.id } })).page.request).not.toBeNull()
  })

  it('can be revoked by its requester or a publisher, but not by other editors', async () => {
    const page = await makePage(editor)
    await request(page.id)
    const revoke = (by: Client) => by.page.revokePublication({ params: { id: page.id } })
    expect(await refusalOf(revoke(other))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await revoke(editor)).page.request).toBeNull()
    expect((await refusalOf(revoke(editor))).codes).toEqual(['PM_04'])
    await request(page.id)
    expect((await revoke(publisher)).page.request).toBeNull()
  })

  it('is refused for a missing page, and for one in the bin', async () => {
    const page = await makePage(editor)
    await request(page.id)
    await publisher.page.delete({ params: { id: page.id }, body: {} })
    for (const id of [page.pageVersion.id, versionIDOf(987_654_321)]) {
      expect(await refusalOf(accept(id))).toMatchObject({ status: 404, codes: ['PM_01'] })
      expect(await refusalOf(publisher.page.getRequestComment({ params: { id } }))).toMatchObject({
        status: 404,
        codes: ['PM_01'],
      })
    }
  })
})

describe('the permission to request and decide', () => {
  it('depends on permissions at the place of the page', async () => {
    const viewer = await test.as('Viewer')
    const news = await test.as([
      { name: 'create-page' },
      { name: 'request-publication', parameters: { pageTypes: ['news'] } },
      { name: 'publish-page', parameters: { pageTypes: ['news'] } },
    ])
    const page = await makePage(editor)
    for (const by of [viewer, news]) {
      expect(await refusalOf(request(page.id, '', by))).toMatchObject({ status: 403, codes: ['UM_01'] })
    }
    await request(page.id)
    for (const by of [viewer, editor, news]) {
      for (const decide of [accept, reject]) {
        expect(await refusalOf(decide(page.pageVersion.id, '', by))).toMatchObject({
          status: 403,
          codes: ['UM_01'],
        })
      }
    }
    expect((await publisher.page.get({ params: { id: page.id } })).page).toMatchObject({
      state: 'concept',
      request: { versionID: page.pageVersion.id },
    })
  })

  it('excludes the user’s own request where the site forbids it', async () => {
    const administrator = await test.as('Administrator')
    const set = (allowOwnRequests: boolean) =>
      administrator.settings.storePublication({ body: { allowOwnRequests } })
    const page = await makePage(publisher)
    await request(page.id, '', publisher)
    await set(false)
    for (const decide of [accept, reject]) {
      expect((await refusalOf(decide(page.pageVersion.id))).codes).toEqual(['UM_01'])
    }
    await set(true)
    expect((await accept(page.pageVersion.id)).page.state).toBe('published')
  })

  it('is a setting that only users with permission can change, never with a stale revision', async () => {
    const administrator = await test.as('Administrator')
    const stored = await administrator.settings.storePublication({ body: { allowOwnRequests: true } })
    expect(await publisher.settings.getPublication()).toMatchObject(stored)
    const stale = { allowOwnRequests: false, revision: stored.revision - 1 }
    expect(await refusalOf(administrator.settings.storePublication({ body: stale }))).toMatchObject({
      codes: ['PM_02'],
      payload: { current: { allowOwnRequests: true } },
    })
    const call = publisher.settings.storePublication({ body: { allowOwnRequests: false } })
    expect((await refusalOf(call)).codes).toEqual(['UM_01'])
  })
})

describe('the list of requests', () => {
  it('contains all requests for publishers and their own for others, newest first', async () => {
    const [mine, theirs] = [await makePage(editor), await makePage(other, { title: 'Of another' })]
    await request(mine.id, 'mine')
    await request(theirs.id, 'theirs', other)
    const listed = async (by: Client) => {
      const { data } = await by.page.listRequests({ query: { pageSize: 100 } })
      expect(data.items).toHaveLength(data.totalItems)
      return data.items.map(item => item.pageID)
    }
    expect((await listed(publisher)).slice(0, 2)).toEqual([theirs.id, mine.id])
    expect(await listed(editor)).toContain(mine.id)
    expect(await listed(editor)).not.toContain(theirs.id)
    const limited = await test.as([{ name: 'publish-page', parameters: { locales: ['en-gb'] } }])
    expect(await listed(limited)).toEqual([])

    const { data } = await publisher.page.listRequests({ query: { searchTerm: 'of another' } })
    expect(data.items).toMatchObject([
      {
        pageID: theirs.id,
        versionID: theirs.pageVersion.id,
        title: 'Of another',
        comment: 'theirs',
        requester: { name: 'Editor' },
        publishedVersionID: 0,
      },
    ])
  })

  it('can be paged and sorted', async () => {
    const own = await test.as('Editor')
    const pages = []
    for (const title of ['Beta', 'Alpha', 'Gamma']) pages.push(await makePage(own, { title }))
    for (const page of pages) await request(page.id, '', own)
    const titles = async (query: object) =>
      (await own.page.listRequests({ query })).data.items.map(item => item.title)
    expect(await titles({ columnToSort: 'title' })).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles({ pageSize: 2, pageIndex: 1 })).toEqual(['Beta'])
    expect((await refusalOf(titles({ pageSize: 0 }))).codes).toEqual(['V_17 pageSize'])
    expect((await refusalOf(titles({ columnToSort: 'nothing' }))).codes).toEqual(['V_15 columnToSort'])
  })
})

describe('a decision', () => {
  it('to reject is shown on the page until publication is requested again, or the page is published', async () => {
    const own = await test.as('Editor')
    const page = await makePage(own)
    const params = { id: page.id }
    const rejection = async () => (await own.page.get({ params })).page.rejection
    const listed = async () =>
      (await own.page.list({ body: { searchTerm: page.title, pageSize: 100 } })).data.items.find(
        ({ id }) => id === page.id,
      )
    expect(await rejection()).toBeNull()
    await request(page.id, '', own)
    await reject(page.pageVersion.id, 'The date is wrong')
    expect(await rejection()).toMatchObject({ by: { name: 'Publisher' }, feedback: 'The date is wrong' })
    expect(await listed()).toMatchObject({ rejected: true })
    await request(page.id, 'now', own)
    expect(await rejection()).toBeNull()
    await reject(page.pageVersion.id, 'Still wrong')
    await publisher.page.publish({ params })
    expect(await rejection()).toBeNull()
    expect(await listed()).not.toHaveProperty('rejected')
  })

  it('to reject is mailed to the requester only, with the feedback as text', async () => {
    const { User } = await other.auth.session()
    const page = await makePage(other, { title: 'My <b>page</b>' })
    await request(page.id, '', editor)
    await request(page.id, 'mine now', other)
    await reject(page.pageVersion.id, 'No <img src=x onerror=alert(1)>\nSorry')
    const mail = await mailServer.mailFor(User.email)
    expect(mail.recipients).toEqual([User.email])
    expect(mail.subject).toContain('My <b>page</b>')
    expect(mail.text).toContain('No <img src=x onerror=alert(1)>\r\nSorry')
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('No &lt;img src=x')
    expect(await mailsAbout(page.id)).toMatchObject([{ template: 'request-rejected', to: User.email }])
    expect((await publisher.page.get({ params: { id: page.id } })).page).toMatchObject({
      state: 'concept',
      request: null,
    })
  })

  it('to accept is mailed to the requester, unless they decided themselves', async () => {
    const theirs = await makePage(editor)
    await request(theirs.id)
    await accept(theirs.pageVersion.id)
    expect(await mailsAbout(theirs.id)).toMatchObject([{ template: 'request-accepted' }])
    const own = await makePage(publisher)
    await request(own.id, '', publisher)
    await accept(own.pageVersion.id)
    expect(await mailsAbout(own.id)).toEqual([])
  })

  it('without feedback is mailed without an empty paragraph', async () => {
    const page = await makePage(editor, { slug: someSlug() })
    await request(page.id)
    await reject(page.pageVersion.id)
    const [mail] = await mailsAbout(page.id)
    expect(mail?.text).not.toMatch(/\n{3}/)
    expect(mail?.html).not.toMatch(/<p[^>]*><\/p>/)
  })
})
