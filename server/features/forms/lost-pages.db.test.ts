import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, someSlug } from '../../test/content.ts'
import { sendRaw } from '../../test/raw.ts'
import { hashOf } from './tokens.ts'

let test: TestApp
let admin: Client
let pageID: PageID
let path: string

const token = 'a-token-that-the-test-knows'
const block = { type: 'registration-form', key: 'registration', props: {} }

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
  const home = await makePage(admin, { slug: '', title: 'Home' })
  await admin.page.publish({ params: { id: home.id } })
})
afterAll(() => test.close())

beforeEach(async () => {
  await test.app.db.deleteFrom('submission').execute()
  await test.app.db.deleteFrom('attempt').execute()
  await test.app.db.deleteFrom('mail').execute()
  const page = await makePage(admin, { blocks: [block] })
  pageID = page.id
  path = `/${page.slug}`
  await admin.page.publish({ params: { id: pageID } })
  await test.visitor().forms.submit({
    params: { form: 'registration' },
    body: { pageID, blockKey: 'registration', date: 'today', email: 'anna@example.org' },
  })
  const { id } = await test.app.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
  await test.app.db
    .insertInto('submission_token')
    .values({ hash: hashOf(token), submission_id: id, action: 'cancel' })
    .execute()
})

const linkTo = (at: string) => `${at}?form=registration&block=registration&action=cancel&token=${token}`
const stateNow = async () =>
  (await test.app.db.selectFrom('submission').select('state').executeTakeFirstOrThrow()).state

/** What a visitor sees who follows a link and all its redirects, and the path where that is. */
const follow = async (link: string) => {
  const answer = await test.read(link)
  const location = answer.headers.get('location')
  if (location !== null) return follow(location.split('#')[0] ?? '')
  const html = await answer.text()
  const { form } = JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? '{}')
  return {
    status: answer.status,
    at: link.split('?')[0] ?? '',
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    form,
  }
}

/** Cancels with the button on the page that a link leads to. */
const cancelAt = async (at: string, blockKey: string) => {
  const fields = { form: 'registration', blockKey, action: 'cancel', token }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, headers: sent } = await sendRaw(test.url + at, {
    headers,
    body: new URLSearchParams(fields).toString(),
  })
  expect(status).toBe(303)
  return follow(String(sent.location).split('#')[0] ?? '')
}

const lose: Record<string, () => Promise<unknown>> = {
  'is unpublished': () => admin.page.unpublish({ params: { id: pageID } }),
  'is gone': () => admin.page.unpublish({ params: { id: pageID }, body: { leave: 'gone' } }),
  'was unpublished with a redirect': () =>
    admin.page.unpublish({ params: { id: pageID }, body: { leave: 'redirect', to: '/' } }),
  'is deleted': () => admin.page.delete({ params: { id: pageID }, body: {} }),
  'is erased': async () => {
    await admin.page.delete({ params: { id: pageID }, body: {} })
    await test.app.db.updateTable('submission').set({ page_id: null }).execute()
  },
  'has no form any more': async () => {
    const { page } = await admin.page.get({ params: { id: pageID } })
    await admin.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: page.pageVersion.revision, blocks: [] },
    })
    await admin.page.publish({ params: { id: pageID } })
  },
}

describe('a link to cancel', () => {
  it.each(Object.keys(lose))('works after the page %s', async way => {
    await lose[way]?.()
    const opened = await follow(linkTo(path))
    expect(opened).toMatchObject({
      status: 200,
      title: 'Registration',
      form: { status: 'opened', isAlone: true, action: { name: 'cancel', state: 'registered' } },
    })
    expect(await stateNow()).toBe('registered')
    expect(await cancelAt(opened.at, opened.form.blockKey)).toMatchObject({
      status: 200,
      form: { status: 'done', action: { name: null, state: 'cancelled' } },
    })
    expect(await stateNow()).toBe('cancelled')
  })

  it('leads to the page where it is by now', async () => {
    const slug = someSlug()
    await admin.page.save({ params: { id: pageID }, body: { id: pageID, slug } })
    expect(await follow(linkTo(path))).toMatchObject({
      status: 200,
      at: `/${slug}`,
      form: { action: { name: 'cancel' } },
    })
  })

  it('that nobody was sent shows nothing where there is no page', async () => {
    await admin.page.unpublish({ params: { id: pageID } })
    expect((await test.read(linkTo(path).replace(token, 'unknown'))).status).toBe(404)
  })
})
