import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { type Member, member } from '../../test/member.ts'
import { logInRaw } from '../../test/raw.ts'
import { shortenAddresses } from './shorten-addresses.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

type ListBody = NonNullable<Parameters<Member['client']['audit']['list']>[0]>['body']
const list = async (body: ListBody = {}) => (await admin.client.audit.list({ body })).data

describe('the audit log', () => {
  it('records who did what, when and from where', async () => {
    const page = await makePage(admin.client, { title: 'Watched' })
    await admin.client.page.publish({ params: { id: page.id } })
    const { items } = await list({ action: 'page.publish' })
    expect(items[0]).toMatchObject({
      actor: { ID: admin.user.ID, name: 'Administrator' },
      action: 'page.publish',
      object: { kind: 'page', id: page.id, title: 'Watched' },
      address: '127.0.0.1',
    })
    expect(Math.abs(Date.now() - Date.parse(items[0]?.at ?? ''))).toBeLessThan(600_000)
  })

  it('is newest first, and can be sorted and paged', async () => {
    const whole = await list({ pageSize: 100 })
    const ids = whole.items.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const oldest = await list({ columnToSort: 'at', sortOrder: 'asc', pageSize: 2, pageIndex: 1 })
    expect(oldest.totalItems).toBe(whole.totalItems)
    expect(oldest.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(2, 4))
    const actions = (await list({ columnToSort: 'action', pageSize: 100 })).items.map(({ action }) => action)
    expect(actions).toEqual(actions.toSorted())
  })

  it('can be filtered by action, kind, person, page and time', async () => {
    const editor = await member(test, 'Editor')
    const page = await makePage(editor.client, { title: 'Filtered' })
    const only = (items: { action: string }[]) => [...new Set(items.map(({ action }) => action))]
    expect(only((await list({ actor: editor.user.ID })).items)).toEqual(['page.create', 'user.login'])
    expect(only((await list({ actor: editor.user.ID, action: 'page' })).items)).toEqual(['page.create'])
    expect((await list({ action: 'pag' })).totalItems).toBe(0)
    const [row] = (await list({ actor: editor.user.ID, action: 'page.create' })).items
    const at = row?.at ?? ''
    expect(row?.object.id).toBe(page.id)
    const other = await makePage(editor.client, { title: 'Left out' })
    const ofPage = (await list({ page: page.id })).items
    expect(ofPage.map(({ action, object }) => [action, object.id])).toEqual([['page.create', page.id]])
    expect((await list({ page: other.id, actor: editor.user.ID })).totalItems).toBe(1)
    expect((await list({ page: other.id, action: 'user' })).totalItems).toBe(0)
    expect((await list({ actor: editor.user.ID, from: at })).totalItems).toBeGreaterThan(0)
    expect((await list({ from: '2999-01-01T00:00:00Z' })).totalItems).toBe(0)
    expect((await list({ to: '2001-01-01T00:00:00Z' })).totalItems).toBe(0)
  })

  it('can be searched by people, titles, actions and addresses, taken literally', async () => {
    const searcher = await member(test, 'Editor')
    const name = `Searched ${crypto.randomUUID()}`
    await searcher.client.users.update({ params: { id: searcher.user.ID }, body: { profile: { name } } })
    const page = await makePage(searcher.client, { title: 'A 100% title' })
    expect((await list({ searchTerm: name })).items.map(({ action }) => action)).toEqual([
      'page.create',
      'user.update',
      'user.login',
    ])
    expect((await list({ searchTerm: '100% TITLE' })).items.map(({ object }) => object.id)).toEqual([page.id])
    expect((await list({ searchTerm: '1%title' })).totalItems).toBe(0)
    expect((await list({ searchTerm: '127.0.0' })).totalItems).toBeGreaterThan(0)
  })

  it('records denied calls, once a minute for each call', async () => {
    const viewer = await member(test, 'Viewer')
    const body = { title: 'x', slug: 'x', type: 'basic', locale: 'nl-nl' as const }
    for (let tries = 0; tries < 3; tries++) await refusalOf(viewer.client.page.create({ body }))
    await refusalOf(viewer.client.users.list({}))
    const { items } = await list({ actor: viewer.user.ID, action: 'access.deny' })
    expect(items.map(({ object }) => object.title)).toEqual(['GET /user/list', 'POST /page/create'])
  })

  it('records which properties of people changed, but not their values', async () => {
    const viewer = await member(test, 'Viewer')
    const email = `${crypto.randomUUID()}@example.org`
    await admin.client.users.update({
      params: { id: viewer.user.ID },
      body: { email, profile: { name: 'New name' }, role: admin.user.role.ID },
    })
    const [row] = (await list({ action: 'user.update' })).items
    expect(row?.details).toEqual({
      changed: ['email', 'role', 'name'],
      role: { from: 'Viewer', to: 'Administrator' },
    })
  })

  it('requires the permission to view it', async () => {
    const manager = await member(test, [{ name: 'manage-users' }, { name: 'manage-roles' }])
    expect(await refusalOf(manager.client.audit.list({ body: {} }))).toMatchObject({
      status: 403,
      codes: ['UM_01'],
    })
    expect(
      (await refusalOf(admin.client.audit.list({ body: { columnToSort: 'detail' as 'at' } }))).codes,
    ).toEqual(['V_15 columnToSort'])
  })
})

describe('the audit log as a table', () => {
  const download = async (query: Record<string, string> = {}) => {
    const { cookie } = await logInRaw(test.url, admin.user.email)
    return fetch(test.url + admin.client.audit.csv({ query }).replace(test.url, ''), { headers: { cookie } })
  }

  it('contains the same rows, one per line, and no formulas', async () => {
    const title = '=HYPERLINK("https://evil.example")'
    await makePage(admin.client, { title })
    const answer = await download({ action: 'page.create', searchTerm: 'HYPERLINK' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
    const text = await answer.text()
    const [head, row, end] = text.split('\r\n')
    expect(head).toBe('"at","actor","name","action","kind","id","title","address","details","via"')
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(end).toBe('')
  })

  it('contains all rows of a long log', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => ({
      action: 'test.row',
      object: 'test',
      object_id: index,
      address: '',
      detail: '{}',
    }))
    await test.app.db.insertInto('audit').values(rows).execute()
    const text = await (await download({ action: 'test' })).text()
    const lines = text.split('\r\n').slice(1, -1)
    expect(lines).toHaveLength(2_500)
    expect(lines[0]).toContain('"2499"')
  })

  it('contains only the network of an address after 30 days', async () => {
    const addresses = ['192.0.2.77', '2001:db8:85a3:8d3:1319:8a2e:370:7348', '', 'unknown']
    const at = (days: number) => new Date(Date.now() - days * 86_400_000)
    const rows = [29, 31].flatMap(days =>
      addresses.map(address => ({
        at: at(days),
        action: 'test.address',
        object: 'test',
        object_id: days,
        address,
      })),
    )
    await test.app.db.insertInto('audit').values(rows).execute()
    const kept = async (days: number) => {
      const found = await test.app.db
        .selectFrom('audit')
        .where('action', '=', 'test.address')
        .where('object_id', '=', days)
        .select('address')
        .orderBy('id')
        .execute()
      return found.map(({ address }) => address)
    }
    expect(await shortenAddresses(test.app)).toBe(3)
    expect(await shortenAddresses(test.app)).toBe(0)
    expect(await kept(31)).toEqual(['192.0.2.0', '2001:db8:85a3::', '', ''])
    expect(await kept(29)).toEqual(addresses)
  })

  it('is recorded itself, and requires the same permission', async () => {
    await (await download()).text()
    expect((await list({ action: 'audit.export' })).items[0]).toMatchObject({ actor: { ID: admin.user.ID } })
    const editor = await member(test, 'Editor')
    const { cookie } = await logInRaw(test.url, editor.user.email)
    const answer = await fetch(`${test.url}/api/ximblox/audit/list.csv`, { headers: { cookie } })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ Errors: [{ code: 'UM_01' }] })
  })
})
