import { defineCall } from '@ximblox/contract/call'
import { defineCalls } from '@ximblox/contract/call-group'
import type { API } from '@ximblox/contract/client'
import { createAPI } from '@ximblox/contract/client'
import { requiredLine } from '@ximblox/contract/fields'
import { queryNumber } from '@ximblox/contract/list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf, someSlug } from '../../test/content.ts'
import { roleNamed } from '../../test/member.ts'
import { refuse } from '../errors/errors.ts'
import { handleCalls } from './site-calls.ts'

const leads = defineCalls('leads', {
  count: defineCall({
    method: 'GET',
    path: '',
    summary: 'Count the leads',
    access: 'anyone',
    query: z.object({ from: z._default(queryNumber(0, 100), 0) }),
    response: z.object({ count: z.int(), caller: z.nullable(z.string()) }),
  }),
  approve: defineCall({
    method: 'POST',
    path: '/{name}/approve',
    summary: 'Approve a lead',
    access: { permission: 'site:approve-leads' },
    params: z.object({ name: z.string() }),
    body: z.strictObject({ title: requiredLine() }),
    response: z.object({ pageID: z.int(), mayPublish: z.boolean() }),
    tokens: true,
  }),
  users: defineCall({
    method: 'GET',
    path: '/users',
    summary: 'Count the users',
    access: 'user',
    response: z.object({ count: z.int() }),
  }),
  locales: defineCall({
    method: 'GET',
    path: '/locales',
    summary: 'Count the locales',
    access: 'anyone',
    response: z.object({ count: z.int() }),
  }),
  fail: defineCall({ method: 'GET', path: '/fail', summary: 'Fail', access: 'anyone' }),
})

const handlers = handleCalls(leads, {
  count: ({ user }, { query }) => ({
    count: 3 - query.from,
    caller: user?.name ?? null,
    internal: 'not in the response',
  }),
  approve: async ({ client, allows }, { params, body }) => {
    if (params.name === 'nobody') throw refuse('notFound')
    const { pageID } = await client.page.create({
      body: { ...body, slug: someSlug(), locale: 'nl-nl', type: 'basic' },
    })
    return { pageID, mayPublish: allows('publish-page', { locale: 'nl-nl', type: 'basic' }) }
  },
  users: async ({ client }) => ({ count: (await client.users.list({})).data.length }),
  locales: async ({ client }) => ({ count: (await client.settings.get({})).availableLocales.length }),
  fail: () => {
    throw new Error('with a secret')
  },
})

let test: TestApp
let admin: API

beforeAll(async () => {
  test = await startTestApp({ calls: [handlers] })
  admin = await test.logIn('Administrator')
})
afterAll(() => test.close())

const as = async (role: Parameters<TestApp['as']>[0]) => (await test.logIn(role)).callsOf(leads)
const visitor = () => createAPI({ baseURL: test.url, cookies: true }).callsOf(leads)
const approval = { params: { name: 'noor' }, body: { title: 'A lead' } }

describe('a call of a site', () => {
  it('gets its parsed input and who calls, and answers what its schema names', async () => {
    expect(await visitor().count({ query: { from: 1 } })).toEqual({
      Success: true,
      Errors: [],
      count: 2,
      caller: null,
    })
    expect(await (await as('Viewer')).count()).toMatchObject({ count: 3, caller: 'Viewer' })
  })

  it('refuses input that its schemas do not allow, and names every error', async () => {
    const { approve } = admin.callsOf(leads)
    expect(await refusalOf(approve({ ...approval, body: { title: ' ', more: 1 } as never }))).toMatchObject({
      codes: expect.arrayContaining(['V_01 title', 'V_15 more']),
    })
  })

  it('is for those with its permission, and for administrators', async () => {
    const body = { name: 'Sales', permissions: [{ name: 'site:approve-leads' }, { name: 'create-page' }] }
    const { role } = await admin.client.role.create({ body: body as never })
    const sales = await as(role.permissions)
    expect(await sales.approve(approval)).toMatchObject({ mayPublish: false })
    expect(await admin.callsOf(leads).approve(approval)).toMatchObject({ mayPublish: true })
    expect(await refusalOf((await as('Publisher')).approve(approval))).toMatchObject({ status: 403 })
    expect(await refusalOf(visitor().approve(approval))).toMatchObject({ status: 401 })
  })

  it('makes calls of the product in the name of the caller, and no others', async () => {
    const { pageID } = await admin.callsOf(leads).approve(approval)
    const { page } = await admin.client.page.get({ params: { id: pageID as never } })
    const { User } = await admin.client.users.current({})
    expect(page.author.ID).toBe(User.ID)
    const approver = await as([{ name: 'site:approve-leads' }])
    expect(await refusalOf(approver.approve(approval))).toMatchObject({ status: 403 })
    expect((await admin.callsOf(leads).users()).count).toBeGreaterThan(1)
    expect(await refusalOf((await as('Editor')).users())).toMatchObject({ status: 403 })
  })

  it('needs no turn for the calls that it makes, however many visitors make it', async () => {
    const counts = await Promise.all(
      Array.from({ length: 30 }, async () => (await visitor().locales()).count),
    )
    expect(new Set(counts)).toEqual(new Set([2]))
  })

  it('answers the errors that its handler names, and tells nothing of others', async () => {
    const { approve, fail } = admin.callsOf(leads)
    expect(await refusalOf(approve({ ...approval, params: { name: 'nobody' } }))).toMatchObject({
      status: 404,
      codes: ['G_05'],
    })
    const failed = await refusalOf(fail())
    expect(failed).toMatchObject({ status: 500 })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })

  it('changes nothing for a page of another site', async () => {
    const answer = await fetch(`${test.url}/api/ximblox/site/leads/noor/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify(approval.body),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it('is made with an API token where it allows them', async () => {
    const role = await roleNamed(test, 'Administrator')
    const { secret } = await admin.client.apiToken.create({ body: { name: 'CRM', role } })
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const at = `${test.url}/api/ximblox/site/leads`
    const body = JSON.stringify(approval.body)
    const approved = await fetch(`${at}/noor/approve`, { method: 'POST', headers, body })
    expect(approved.status).toBe(200)
    expect((await fetch(`${at}/users`, { headers })).status).toBe(403)
  })

  it('is described beside those of the product', async () => {
    const answer = await fetch(`${test.url}/api/ximblox/openapi.json`)
    const { paths } = (await answer.json()) as { paths: Record<string, Record<string, object>> }
    expect(paths['/api/ximblox/site/leads/{name}/approve']?.post).toMatchObject({
      operationId: 'site-leads.approve',
      'x-permission': 'site:approve-leads',
    })
  })
})

it('roles get permissions that the site declares, and keep one that it declares no more', async () => {
  const create = (name: string) =>
    admin.client.role.create({
      body: { name: crypto.randomUUID(), permissions: [{ name: name as `site:${string}` }] },
    })
  expect((await create('site:approve-leads')).role.permissions).toEqual([{ name: 'site:approve-leads' }])
  expect(await refusalOf(create('site:aprove-leads'))).toMatchObject({
    codes: ['V_15 permissions.0.name'],
  })
  const id = await test.app.db
    .insertInto('role')
    .values({ name: 'Former', permissions: JSON.stringify([{ name: 'site:former' }]) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { role } = await admin.client.role.update({ params: id, body: { name: 'Renamed' } })
  expect(role.permissions).toEqual([{ name: 'site:former' }])
})
