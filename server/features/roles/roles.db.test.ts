import type { Permission } from '@ximblox/contract/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { type Member, member, roleNamed } from '../../test/member.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp({ mails: 'kept' })
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

const make = async (permissions: Permission[], by = admin) => {
  const { role } = await by.client.role.create({ body: { name: crypto.randomUUID(), permissions } })
  return role
}
const readRole = async (id: number) => (await admin.client.role.list({})).data.find(({ ID }) => ID === id)

describe('a role', () => {
  it('can be created, changed, listed and removed', async () => {
    const role = await make([{ name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } }])
    expect(await readRole(role.ID)).toEqual(role)
    const { role: changed } = await admin.client.role.update({
      params: { id: role.ID },
      body: { ...role, name: `${role.name}, changed` },
    })
    expect(changed).toEqual({ ...role, name: `${role.name}, changed`, revision: 2 })
    await admin.client.role.remove({ params: { id: role.ID } })
    expect(await readRole(role.ID)).toBeUndefined()
    expect(await refusalOf(admin.client.role.remove({ params: { id: role.ID } }))).toMatchObject({
      status: 404,
      codes: ['G_05'],
    })
  })

  it('keeps a permission of a later release, which allows nothing, through a change', async () => {
    const role = await make([{ name: 'edit-page' }])
    const later = { name: 'from-a-later-release' }
    const stored = () =>
      test.app.db.selectFrom('role').where('id', '=', role.ID).select('permissions').executeTakeFirstOrThrow()
    await test.app.db
      .updateTable('role')
      .set({ permissions: JSON.stringify([later, { name: 'edit-page' }]) })
      .where('id', '=', role.ID)
      .execute()
    expect(await readRole(role.ID)).toEqual(role)

    const editor = await member(test, 'Editor')
    await admin.client.users.update({ params: { id: editor.user.ID }, body: { role: role.ID } })
    const { User } = await editor.client.users.current({})
    expect(User.role.permissions).toEqual([{ name: 'edit-page' }])
    const { data } = await admin.client.users.list({})
    expect(data.find(({ ID }) => ID === editor.user.ID)?.role.permissions).toEqual([{ name: 'edit-page' }])

    await admin.client.role.update({
      params: { id: role.ID },
      body: { ...role, permissions: [{ name: 'create-page' }] },
    })
    expect(await stored()).toEqual({ permissions: [{ name: 'create-page' }, later] })
  })

  it('has a unique name regardless of case', async () => {
    const body = { name: 'EDITOR', permissions: [] }
    expect((await refusalOf(admin.client.role.create({ body }))).codes).toEqual(['V_05 name'])
  })

  it('has a name without invisible characters', async () => {
    const name = crypto.randomUUID()
    const { role } = await admin.client.role.create({
      body: { name: `\u200b${name}\u2060`, permissions: [] },
    })
    expect(role.name).toBe(name)
    const refused = await refusalOf(
      admin.client.role.create({ body: { name: '\u200b\u3164', permissions: [] } }),
    )
    expect(refused.codes).toEqual(['V_01 name'])
  })

  it('can only limit permissions for pages, to existing values', async () => {
    const attempt = (permission: object) =>
      refusalOf(make([permission as Permission])).then(({ codes }) => codes)
    expect(await attempt({ name: 'manage-media', parameters: { locales: ['nl-nl'] } })).toEqual([
      'V_15 permissions.0.parameters',
    ])
    expect(await attempt({ name: 'edit-page', parameters: { locales: ['xx-xx'] } })).toEqual([
      'V_15 permissions.0.parameters.locales.0',
    ])
    expect(await attempt({ name: 'edit-page', parameters: { pageTypes: ['nothing'] } })).toEqual([
      'V_18 permissions.0.parameters.pageTypes.0',
    ])
    expect(await attempt({ name: 'edit-page', parameters: { locales: [] } })).toEqual([
      'V_12 permissions.0.parameters.locales',
    ])
    expect(await attempt({ name: 'become-root' })).toEqual(['V_15 permissions.0.name'])
  })

  it('cannot be removed while a user has it, but after the user was erased', async () => {
    const tagManager = await member(test, [{ name: 'manage-tags' }])
    const id = tagManager.user.role.ID
    expect(await refusalOf(admin.client.role.remove({ params: { id } }))).toMatchObject({
      status: 409,
      codes: ['UM_12'],
    })
    await admin.client.users.remove({ params: { id: tagManager.user.ID } })
    await admin.client.role.remove({ params: { id } })
  })

  it('is not removed while a user gets it at the same time', async () => {
    const role = await make([])
    const { user } = await member(test, 'Viewer')
    const results = await Promise.allSettled([
      admin.client.role.remove({ params: { id: role.ID } }),
      admin.client.users.update({ params: { id: user.ID }, body: { role: role.ID } }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses a stale revision and sends the newest one', async () => {
    const role = await make([])
    const change = (name: string) =>
      admin.client.role.update({
        params: { id: role.ID },
        body: { name: crypto.randomUUID() + name, revision: 1 },
      })
    await change('one')
    const refusal = await refusalOf(change('two'))
    expect(refusal).toMatchObject({ status: 409, codes: ['PM_02'] })
    expect(refusal.payload.current).toEqual(await readRole(role.ID))
  })
})

describe('users cannot grant permissions that they lack', () => {
  const held: Permission[] = [
    { name: 'manage-roles' },
    { name: 'edit-page', parameters: { locales: ['nl-nl'] } },
  ]

  it('by a new role', async () => {
    const limited = await member(test, held)
    expect(
      (await make([{ name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } }], limited))
        .ID,
    ).toBeGreaterThan(0)
    const before = (await admin.client.role.list({})).data
    for (const permission of [
      { name: 'manage-users' },
      { name: 'edit-page' },
      { name: 'edit-page', parameters: { locales: ['nl-nl', 'en-gb'] } },
    ] as Permission[]) {
      expect(await refusalOf(make([permission], limited))).toMatchObject({ status: 403, codes: ['UM_01'] })
    }
    expect((await admin.client.role.list({})).data).toEqual(before)
  })

  it('by changing a role, including their own', async () => {
    const limited = await member(test, held)
    const other = await make([{ name: 'publish-page' }])
    const extend = (id: number, permissions: Permission[]) =>
      refusalOf(limited.client.role.update({ params: { id }, body: { permissions } }))
    expect(await extend(limited.user.role.ID, [...held, { name: 'manage-users' }])).toMatchObject({
      status: 403,
    })
    expect(await extend(other.ID, [{ name: 'publish-page' }, { name: 'manage-users' }])).toMatchObject({
      status: 403,
    })
    expect((await readRole(limited.user.role.ID))?.permissions).toEqual(held)
    expect((await readRole(other.ID))?.permissions).toEqual([{ name: 'publish-page' }])
  })

  it('or remove such permissions from a role, but they may rename it', async () => {
    const limited = await member(test, held)
    const other = await make([{ name: 'publish-page' }])
    const name = crypto.randomUUID()
    const change = (body: { name?: string; permissions?: Permission[] }) =>
      limited.client.role.update({ params: { id: other.ID }, body })
    for (const permissions of [[], [{ name: 'publish-page' }, held[1]]] as Permission[][])
      expect(await refusalOf(change({ permissions }))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect(await readRole(other.ID)).toEqual(other)
    const { role } = await change({ name, permissions: other.permissions })
    expect(role).toMatchObject({ name, permissions: [{ name: 'publish-page' }] })
  })
})

describe('deleting a role', () => {
  it('requires every permission of the role', async () => {
    const limited = await member(test, [{ name: 'manage-roles' }, { name: 'manage-tags' }])
    const [more, same] = [await make([{ name: 'publish-page' }]), await make([{ name: 'manage-tags' }])]
    const remove = ({ ID: id }: { ID: number }) => limited.client.role.remove({ params: { id } })
    expect(await refusalOf(remove(more))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect(await readRole(more.ID)).toEqual(more)
    await remove(same)
    expect(await readRole(same.ID)).toBeUndefined()
  })
})

describe('a change of a role', () => {
  it('takes effect for its users with their next call', async () => {
    const writer = await member(test, [{ name: 'create-page' }, { name: 'edit-page' }])
    const page = await makePage(writer.client)
    const store = () =>
      writer.client.page.storeVersion({
        params: { id: page.pageVersion.id },
        body: { revision: page.pageVersion.revision, title: 'Changed' },
      })
    await admin.client.role.update({
      params: { id: writer.user.role.ID },
      body: {
        permissions: [{ name: 'create-page' }, { name: 'edit-page', parameters: { locales: ['en-gb'] } }],
      },
    })
    expect(await refusalOf(store())).toMatchObject({ status: 403, codes: ['UM_01'] })
    await admin.client.role.update({
      params: { id: writer.user.role.ID },
      body: { permissions: [{ name: 'edit-page' }] },
    })
    expect((await store()).pageVersion.title).toBe('Changed')
  })

  it('revokes the open password links of its users, unless only the name changes', async () => {
    const writer = await member(test, [{ name: 'edit-page' }])
    const { ID, email } = writer.user
    const change = (body: { name?: string; permissions?: Permission[] }) =>
      admin.client.role.update({ params: { id: writer.user.role.ID }, body })
    const links = () => test.app.db.selectFrom('token').where('user_id', '=', ID).select('id').execute()
    const mails = () => test.app.db.selectFrom('mail').where('user_id', '=', ID).select('id').execute()
    await test.visitor().auth.forgotPassword({ body: { email } })
    await eventually(async () => expect(await links()).toHaveLength(1))
    await change({ name: crypto.randomUUID() })
    expect([await links(), await mails()].map(rows => rows.length)).toEqual([1, 1])
    await change({ permissions: [] })
    expect([await links(), await mails()]).toEqual([[], []])
  })

  it('sends invited users another link, unless only the name changes', async () => {
    const role = await make([{ name: 'edit-page' }])
    const email = `${crypto.randomUUID()}@example.org`
    const { User } = await admin.client.auth.register({ body: { name: 'Invited', email, role: role.ID } })
    const change = (body: { name?: string; permissions?: Permission[] }) =>
      admin.client.role.update({ params: { id: role.ID }, body })
    const links = () =>
      test.app.db.selectFrom('token').where('user_id', '=', User.ID).select(['purpose', 'mail_id']).execute()
    const mails = () =>
      test.app.db.selectFrom('mail').where('user_id', '=', User.ID).select(['id', 'permissions']).execute()
    const [first] = await links()
    await change({ name: crypto.randomUUID() })
    expect(await links()).toEqual([first])
    const permissions: Permission[] = [{ name: 'edit-page' }, { name: 'manage-users' }]
    await change({ permissions })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.id).not.toBe(first?.mail_id)
    expect(mail?.permissions).toEqual(permissions)
    expect(await links()).toEqual([{ purpose: 'activate', mail_id: mail?.id }])
  })

  it('requires permission to manage roles; the list also allows user managers', async () => {
    const manager = await member(test, [{ name: 'manage-users' }])
    const id = await roleNamed(test, 'Editor')
    expect((await manager.client.role.list({})).data.map(({ name }) => name)).toContain('Editor')
    for (const attempt of [
      () => manager.client.role.create({ body: { name: 'Mine', permissions: [] } }),
      () => manager.client.role.update({ params: { id }, body: { permissions: [] } }),
      () => manager.client.role.remove({ params: { id } }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ status: 403, codes: ['UM_01'] })
    }
  })
})
