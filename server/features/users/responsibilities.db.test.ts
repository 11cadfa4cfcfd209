import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { type Member, member } from '../../test/member.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const token = { role: 0, locales: null, pageTypes: null, origins: [], expiresAt: null }

/** A user who has something of each kind. */
const busy = async () => {
  const owner = await member(test, 'Administrator')
  const { client } = owner
  const [scheduled, requested] = [await makePage(client), await makePage(client)]
  await client.page.schedule({ params: { id: scheduled.id }, body: { publishAt: tomorrow } })
  await client.page.requestPublication({ params: { id: requested.id }, body: {} })
  const { secret } = await client.apiToken.create({
    body: { ...token, name: 'Shop', role: owner.user.role.ID },
  })
  await client.webhook.create({
    body: { name: 'Index', url: 'https://example.org/hook', events: ['page.published'] },
  })
  return { owner, scheduled, requested, secret }
}

const listOf = (id: number, by = admin) => by.client.users.responsibilities({ params: { id } })
const handOver = (from: number, to: number, kinds = allKinds, by = admin) =>
  by.client.users.handOver({ params: { id: from }, body: { to, kinds } })
const allKinds = ['schedules', 'requests', 'apiTokens', 'webhooks'] as (
  | 'schedules'
  | 'requests'
  | 'apiTokens'
  | 'webhooks'
)[]

/** Creates a page with a token, as a program does. */
const createWith = (secret: string) =>
  fetch(`${test.url}/api/ximblox/page/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'A page', slug: someSlug(), type: 'basic', locale: 'nl-nl' }),
  })
const scheduledBy = async (id: PageID) => {
  const { data } = await admin.client.page.listSchedules()
  return data.items.find(({ pageID }) => pageID === id)?.scheduledBy.ID
}

describe('what a user is responsible for', () => {
  it('is listed: schedules, open requests, tokens that can be used and webhooks', async () => {
    const { owner, scheduled, requested } = await busy()
    expect(await listOf(owner.user.ID)).toMatchObject({
      schedules: {
        items: [
          {
            pageID: scheduled.id,
            title: scheduled.title,
            locale: 'nl-nl',
            publishAt: tomorrow,
            unpublishAt: null,
          },
        ],
        total: 1,
      },
      requests: { items: [{ pageID: requested.id, title: requested.title, locale: 'nl-nl' }], total: 1 },
      apiTokens: { items: [{ id: expect.any(Number), name: 'Shop' }], total: 1 },
      webhooks: { items: [{ id: expect.any(Number), name: 'Index' }], total: 1 },
    })
  })

  it('leaves out what has ended', async () => {
    const { owner, requested } = await busy()
    const { apiTokens } = await listOf(owner.user.ID)
    await admin.client.apiToken.revoke({ params: { id: apiTokens.items[0]?.id ?? 0 } })
    await admin.client.page.rejectPublication({
      params: { id: requested.pageVersion.id },
      body: { feedback: 'No' },
    })
    const left = await listOf(owner.user.ID)
    expect([left.requests.total, left.apiTokens.total]).toEqual([0, 0])
  })

  it('is handed over, so that it outlives the account', async () => {
    const { owner, scheduled, secret } = await busy()
    const heir = await member(test, 'Administrator')
    const { handedOver } = await handOver(owner.user.ID, heir.user.ID)
    expect(handedOver).toEqual({ schedules: 1, requests: 1, apiTokens: 1, webhooks: 1 })
    await admin.client.users.remove({ params: { id: owner.user.ID } })
    expect(await scheduledBy(scheduled.id)).toBe(heir.user.ID)
    expect((await createWith(secret)).status).toBe(200)
    expect(await listOf(heir.user.ID)).toMatchObject({
      schedules: { total: 1 },
      requests: { total: 1 },
      apiTokens: { total: 1 },
      webhooks: { total: 1 },
    })
  })

  it('stays with the user in the kinds that are not named', async () => {
    const { owner, scheduled, secret } = await busy()
    const heir = await member(test, 'Administrator')
    const { handedOver } = await handOver(owner.user.ID, heir.user.ID, ['schedules'])
    expect(handedOver).toEqual({ schedules: 1, requests: 0, apiTokens: 0, webhooks: 0 })
    expect(await scheduledBy(scheduled.id)).toBe(heir.user.ID)
    await admin.client.users.remove({ params: { id: owner.user.ID } })
    expect((await createWith(secret)).status).toBe(401)
  })

  it('allows a token no more than its new owner may do', async () => {
    const { owner, secret } = await busy()
    const reader = await member(test, [])
    await handOver(owner.user.ID, reader.user.ID)
    expect((await createWith(secret)).status).toBe(403)
  })

  it('is not handed over to the same user, an unknown one, or one who cannot log in', async () => {
    const { owner } = await busy()
    const gone = await member(test, 'Editor')
    await admin.client.users.update({ params: { id: gone.user.ID }, body: { active: false } })
    for (const to of [owner.user.ID, 999_999, gone.user.ID])
      expect(await refusalOf(handOver(owner.user.ID, to))).toMatchObject({ codes: ['V_18 to'] })
  })

  it('is handed over only by users who may act on both, and manage what acts for them', async () => {
    const { owner } = await busy()
    const [one, other] = [await member(test, 'Viewer'), await member(test, 'Viewer')]
    const manager = await member(test, [{ name: 'manage-users' }])
    expect(await refusalOf(handOver(owner.user.ID, one.user.ID, ['schedules'], manager))).toMatchObject({
      status: 403,
    })
    expect(await refusalOf(handOver(one.user.ID, owner.user.ID, ['schedules'], manager))).toMatchObject({
      status: 403,
    })
    for (const kind of ['apiTokens', 'webhooks'] as const)
      expect(await refusalOf(handOver(one.user.ID, other.user.ID, [kind], manager))).toMatchObject({
        status: 403,
      })
    expect(await refusalOf(listOf(owner.user.ID, one))).toMatchObject({ status: 403 })
    expect(await refusalOf(listOf(999_999))).toMatchObject({ status: 404 })
  })
})
