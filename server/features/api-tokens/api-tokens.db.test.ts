import type { Client } from '@ximblox/contract/client'
import type { Permission } from '@ximblox/contract/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { wholeDatabase } from '../../test/digest.ts'
import { type Member, member, roleNamed } from '../../test/member.ts'
import { logInRaw, sendRaw } from '../../test/raw.ts'

let test: TestApp
let admin: Client
let manager: Member
let time = new Date()

beforeAll(async () => {
  test = await startTestApp({ now: () => time })
  admin = await test.as('Administrator')
  manager = await member(test, 'Administrator')
})
afterAll(() => test.close())

type Body = NonNullable<Parameters<Client['apiToken']['create']>[0]>['body']
const create = async (body: Partial<Body> = {}, role = 'Editor') =>
  manager.client.apiToken.create({
    body: { name: 'Website', role: await roleNamed(test, role), ...body },
  })

/** Sends a call with a token, as a program does. */
const send = async (secret: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await sendRaw(`${test.url}/api/ximblox${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { ...answer, json: answer.body === '' ? {} : JSON.parse(answer.body) }
}
const newPage = (place: { locale?: string; type?: string } = {}) => ({
  title: 'Written by a program',
  slug: someSlug(),
  locale: 'nl-nl',
  type: 'basic',
  ...place,
})
const createWith = (secret: string, place?: Parameters<typeof newPage>[0], headers = {}) =>
  send(secret, '/page/create', newPage(place), headers)

describe('a token', () => {
  it('makes calls without a session, a CSRF token or cookies', async () => {
    const { secret } = await create()
    const answer = await createWith(secret)
    expect(answer).toMatchObject({ status: 200, json: { Success: true } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['x-csrf-token']).toBeUndefined()
    const { page } = await admin.page.get({ params: { id: answer.json.pageID } })
    expect(page.author.ID).toBe(manager.user.ID)
  })

  it('may do what its role allows, and not what its creator may besides', async () => {
    const { secret } = await create({}, 'Viewer')
    expect(await createWith(secret)).toMatchObject({ status: 403, json: { Errors: [{ code: 'UM_01' }] } })
  })

  it('is refused by calls about accounts and other calls of the admin area, whatever its role', async () => {
    const { secret } = await create({}, 'Administrator')
    for (const [path, body] of [
      ['/user', undefined],
      ['/user/list', undefined],
      ['/auth/session/list', undefined],
      ['/auth/logout-everywhere', {}],
      ['/api-tokens', { name: 'Another', role: await roleNamed(test, 'Viewer') }],
      ['/role', { name: 'x', permissions: [] }],
      ['/audit/list', {}],
    ] as const)
      expect([path, (await send(secret, path, body)).status]).toEqual([path, 403])
  })

  it('counts alone: cookies of a session beside it change nothing', async () => {
    const credentials = await logInRaw(test.url)
    const { secret } = await create({}, 'Viewer')
    expect(await createWith(secret, {}, credentials)).toMatchObject({ status: 403 })
    expect(await createWith('xim_wrong', {}, credentials)).toMatchObject({ status: 401 })
  })

  it('is never read from the URL, and passwords for a proxy are no tokens', async () => {
    const { secret } = await create()
    const inURL = await sendRaw(`${test.url}/api/ximblox/user?token=${secret}&access_token=${secret}`, {
      method: 'GET',
    })
    expect(inURL.status).toBe(401)
    const basic = await sendRaw(`${test.url}/api/ximblox/settings/get`, {
      method: 'GET',
      headers: { authorization: `Basic ${btoa('site:password')}` },
    })
    expect(basic.status).toBe(200)
  })

  it('is limited to locales and page types, and to pages', async () => {
    const { secret } = await create({ locales: ['nl-nl'], pageTypes: ['news'] })
    expect((await createWith(secret, { type: 'news' })).status).toBe(200)
    expect((await createWith(secret, { type: 'basic' })).status).toBe(403)
    expect((await createWith(secret, { type: 'news', locale: 'en-gb' })).status).toBe(403)
    const page = await makePage(admin, { locale: 'en-gb', slug: someSlug() })
    expect((await send(secret, `/page/${page.id}/request-publication`, {})).status).toBe(403)
  })

  it('stores only a hash of its secret, which is shown once', async () => {
    const { secret, apiToken } = await create()
    expect(secret).toMatch(/^xim_[A-Za-z0-9_-]{43}$/)
    expect(secret.endsWith(apiToken.hint)).toBe(true)
    await createWith(secret)
    expect(await wholeDatabase(test.app.db)).not.toContain(secret)
    expect(JSON.stringify(await list())).not.toContain(secret)
  })

  it('is named in the audit log where it acts or is denied', async () => {
    const name = `Importer ${crypto.randomUUID()}`
    const { secret, apiToken } = await create({ name })
    const { json } = await createWith(secret)
    await send(secret, '/page/1/publish', {})
    const { data } = await admin.audit.list({ body: { searchTerm: name, columnToSort: 'at' } })
    const actor = { ID: manager.user.ID, name: manager.user.name }
    expect(data.items).toMatchObject([
      { action: 'token.create', via: null, object: { kind: 'token', id: apiToken.id, title: name } },
      { action: 'page.create', actor, via: { ID: apiToken.id, name }, object: { id: json.pageID } },
      { action: 'access.deny', actor, via: { ID: apiToken.id, name } },
    ])
  })

  it('records its last use rarely', async () => {
    const { secret, apiToken } = await create()
    const usedAt = async () => (await list(apiToken.name)).find(({ id }) => id === apiToken.id)?.usedAt
    expect(await usedAt()).toBeNull()
    await createWith(secret)
    const first = await usedAt()
    expect(first).toBe(time.toISOString())
    time = new Date(time.getTime() + 9 * 60_000)
    await createWith(secret)
    expect(await usedAt()).toBe(first)
    time = new Date(time.getTime() + 2 * 60_000)
    await createWith(secret)
    expect(await usedAt()).toBe(time.toISOString())
  })
})

const list = async (searchTerm = '') =>
  (await admin.apiToken.list({ body: { searchTerm, pageSize: 100 } })).data.items
const stateOf = async (id: number) => (await list()).find(token => token.id === id)?.state

describe('a token ends', () => {
  it('when it is revoked, from the next call on', async () => {
    const { secret, apiToken } = await create()
    const params = { id: apiToken.id }
    expect((await createWith(secret)).status).toBe(200)
    expect((await admin.apiToken.revoke({ params })).apiToken.state).toBe('revoked')
    expect(await createWith(secret)).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      json: { Errors: [{ code: 'UM_01' }] },
    })
    await admin.apiToken.revoke({ params })
    const { data } = await admin.audit.list({ body: { action: 'token.end', pageSize: 100 } })
    expect(data.items.filter(({ object }) => object.id === apiToken.id)).toHaveLength(1)
    expect(await refusalOf(admin.apiToken.revoke({ params: { id: 999_999 } }))).toMatchObject({
      status: 404,
    })
  })

  it('when it expires', async () => {
    const { secret, apiToken } = await create({ expiresAt: new Date(time.getTime() + 60_000).toISOString() })
    expect((await createWith(secret)).status).toBe(200)
    time = new Date(time.getTime() + 60_000)
    expect((await createWith(secret)).status).toBe(401)
    expect(await stateOf(apiToken.id)).toBe('expired')
  })

  it('while its creator is deactivated, and for good when they are deleted', async () => {
    const creator = await member(test, 'Administrator')
    const { secret, apiToken } = await creator.client.apiToken.create({
      body: { name: 'Theirs', role: await roleNamed(test, 'Editor') },
    })
    const params = { id: creator.user.ID }
    await admin.users.update({ params, body: { active: false } })
    expect((await createWith(secret)).status).toBe(401)
    expect(await stateOf(apiToken.id)).toBe('stopped')
    await admin.users.update({ params, body: { active: true } })
    expect((await createWith(secret)).status).toBe(200)
    await admin.users.remove({ params })
    expect((await createWith(secret)).status).toBe(401)
    expect(await list()).toContainEqual(
      expect.objectContaining({ id: apiToken.id, state: 'stopped', createdBy: { ID: params.id, name: '' } }),
    )
  })

  it('in part when its creator loses permissions', async () => {
    const creator = await member(test, 'Administrator')
    const { secret } = await creator.client.apiToken.create({
      body: { name: 'Theirs', role: await roleNamed(test, 'Editor') },
    })
    const body = { role: await roleNamed(test, 'Translator') }
    await admin.users.update({ params: { id: creator.user.ID }, body })
    expect((await createWith(secret)).status).toBe(403)
  })

  it('before its role can be deleted', async () => {
    const { role } = await admin.role.create({ body: { name: crypto.randomUUID(), permissions: [] } })
    const { apiToken } = await manager.client.apiToken.create({ body: { name: 'x', role: role.ID } })
    const remove = () => admin.role.remove({ params: { id: role.ID } })
    expect(await refusalOf(remove())).toMatchObject({ status: 409, codes: ['UM_12'] })
    await admin.apiToken.revoke({ params: { id: apiToken.id } })
    await remove()
    expect((await list()).find(({ id }) => id === apiToken.id)).toMatchObject({ role: null })
  })
})

describe('creating a token', () => {
  it('needs the permission, and every permission of the role', async () => {
    const editor = await test.as('Editor')
    const body = { name: 'x', role: await roleNamed(test, 'Viewer') }
    expect(await refusalOf(editor.apiToken.create({ body }))).toMatchObject({ status: 403 })
    const held: Permission[] = [{ name: 'manage-api-tokens' }]
    const modest = await test.as(held)
    expect((await modest.apiToken.create({ body })).apiToken.name).toBe('x')
    expect(
      await refusalOf(
        modest.apiToken.create({ body: { ...body, role: await roleNamed(test, 'Translator') } }),
      ),
    ).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await modest.role.list({})).data.length).toBeGreaterThan(0)
  })

  it('refuses what would allow nothing or does not exist, all errors at once', async () => {
    const refused = await refusalOf(
      create({
        name: ' ',
        role: 999_999,
        locales: ['xx-yy'],
        pageTypes: ['nothing'],
        origins: ['*', 'https://example.org/path'],
        expiresAt: new Date(time.getTime() - 1).toISOString(),
      }),
    )
    expect(refused.codes).toEqual([
      'V_01 name',
      'V_18 role',
      'V_15 locales.0',
      'V_18 pageTypes.0',
      'V_09 origins.0',
      'V_09 origins.1',
      'V_17 expiresAt',
    ])
    expect((await refusalOf(create({ locales: [] }))).codes).toEqual(['V_12 locales'])
  })
})

describe('other sites', () => {
  const site = 'https://app.example.org'
  const preflight = (origin: string) =>
    sendRaw(`${test.url}/api/ximblox/page/create`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })

  it('may use a token that names them, and no other', async () => {
    const { secret } = await create({ origins: [site] })
    const answer = await createWith(secret, {}, { origin: site, 'sec-fetch-site': 'cross-site' })
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': site, vary: expect.stringContaining('origin') },
    })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    for (const origin of ['https://other.example.org', 'null', `${site}.evil.example`]) {
      const refused = await createWith(secret, {}, { origin })
      expect(refused.status).toBe(403)
      expect(refused.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('learn it from the preflight, as long as the token may be used', async () => {
    const own = `https://${crypto.randomUUID()}.example.org`
    expect((await preflight(own)).headers['access-control-allow-origin']).toBeUndefined()
    const { apiToken } = await create({ origins: [own] })
    expect(await preflight(own)).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': own,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, if-none-match',
      },
    })
    await admin.apiToken.revoke({ params: { id: apiToken.id } })
    expect((await preflight(own)).headers['access-control-allow-origin']).toBeUndefined()
  })
})

it('wrong tokens of a network wait after many of them, and right ones never do', async () => {
  const { secret } = await create()
  const from = (address: string, token: string) =>
    sendRaw(`${test.url}/api/ximblox/page/create`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(newPage()),
      from: address,
    })
  for (let count = 0; count < 50; count++) expect((await from('127.0.0.9', 'xim_wrong')).status).toBe(401)
  for (const wrong of ['xim_wrong', `xim_${'x'.repeat(43)}`])
    expect(await from('127.0.0.9', wrong)).toMatchObject({ status: 429, headers: { 'retry-after': '600' } })
  expect((await from('127.0.0.9', secret)).status).toBe(200)
  expect((await from('127.0.0.8', 'xim_wrong')).status).toBe(401)
  time = new Date(time.getTime() + 600_000)
  expect((await from('127.0.0.9', 'xim_wrong')).status).toBe(401)
})
