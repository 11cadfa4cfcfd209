import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { logInRaw } from '../../test/raw.ts'

let test: TestApp
let publisher: Client
let cookie: string

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Administrator')
  cookie = await cookieOf(await test.as('Editor'))
})
afterAll(() => test.close())

const cookieOf = async (client: Client): Promise<string> => {
  const { User } = await client.users.current()
  return (await logInRaw(test.url, User.email)).cookie ?? ''
}

const makeLive = async (options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(publisher, { blocks: [note('one', 'words')], ...options })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page
}

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await test.read(path, { 'accept-encoding': 'identity', ...headers })
  const { status } = answer
  return { status, headers: answer.headers, text: await answer.text() }
}

const withoutButton = (text: string) => text.replace(/<edit-button>.*<\/edit-button>/s, '')

it('leads a user to the editor of the page in the locale of the path', async () => {
  const dutch = await makeLive()
  const { pageID } = await publisher.page.createTranslation({
    body: { pageID: dutch.id, newLocale: 'en-gb', title: 'In English', slug: `${dutch.slug}-en` },
  })
  await publisher.page.publish({ params: { id: pageID }, body: {} })
  for (const [path, id] of [
    [`/${dutch.slug}`, dutch.id],
    [`/en-gb/${dutch.slug}-en`, pageID],
  ] as const) {
    const visitor = await read(path)
    const { status, headers, text } = await read(path, { cookie })
    expect(status).toBe(200)
    expect(text).toContain(`href="/cmsadmin/pages/${id}"`)
    expect(withoutButton(text)).toBe(visitor.text)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy.replace(/ 'sha256-[^']+'/, '')).toBe(visitor.headers.get('content-security-policy'))
  }
})

it('changes nothing for visitors, whether the page was in the cache or not', async () => {
  const { slug } = await makeLive()
  const first = await read(`/${slug}`, { cookie })
  const visitor = await read(`/${slug}`)
  await read(`/${slug}`, { cookie })
  const again = await read(`/${slug}`)
  expect(first.text).toContain('<edit-button>')
  for (const { text, headers } of [visitor, again]) {
    expect(text).not.toContain('edit-button')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-security-policy')).not.toContain('sha256')
  }
  expect(again).toMatchObject({ text: visitor.text, status: 200 })
  expect(again.headers.get('etag')).toBe(visitor.headers.get('etag'))
  // A browser that has the page of before the login must not show it again.
  const etag = visitor.headers.get('etag') ?? ''
  expect((await read(`/${slug}`, { cookie, 'if-none-match': etag })).status).toBe(200)
})

it('is for users who may edit the page', async () => {
  const { slug } = await makeLive()
  const elsewhere = await test.as([{ name: 'edit-page', parameters: { locales: ['en-gb'] } }])
  const cookies = [
    'session=u.forged',
    'session=a.anonymous',
    `session=u.${'x'.repeat(3_000)}`,
    'session=u.%E0%A4%A',
    await cookieOf(elsewhere),
    await cookieOf(await test.as([{ name: 'view-submissions' }])),
  ]
  const visitor = await read(`/${slug}`)
  for (const other of cookies) {
    const { text, headers } = await read(`/${slug}`, { cookie: other })
    expect(text).toBe(visitor.text)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
})

it('ends with the session', async () => {
  const { slug } = await makeLive()
  const own = await cookieOf(await test.as('Editor'))
  expect((await read(`/${slug}`, { cookie: own })).text).toContain('<edit-button>')
  await test.database.pool.query('delete from session where user_id in (select user_id from session)')
  expect((await read(`/${slug}`, { cookie: own })).text).not.toContain('<edit-button>')
})

it('is not on pages that do not exist', async () => {
  const { status, text } = await read('/nothing-here', { cookie })
  expect(status).toBe(404)
  expect(text).not.toContain('<edit-button>')
})
