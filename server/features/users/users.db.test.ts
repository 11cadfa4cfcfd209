import type { ListedUser } from '@ximblox/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { type Member, member, roleNamed } from '../../test/member.ts'
import { mailLink } from '../accounts/tokens.ts'
import { writeMail } from '../mail/write-mail.ts'

let test: TestApp
let admin: Member
let editorRole: number
let adminRole: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
  editorRole = await roleNamed(test, 'Editor')
  adminRole = await roleNamed(test, 'Administrator')
})
afterAll(() => test.close())

const readUser = async (id: number): Promise<ListedUser> => {
  const { data } = await admin.client.users.list({})
  const user = data.find(user => user.ID === id)
  if (!user) throw new Error(`there is no user ${id}`)
  return user
}
const change = (by: Member, id: number, body: Parameters<Member['client']['users']['update']>[0]['body']) =>
  by.client.users.update({ params: { id }, body: body ?? {} })
const canLogIn = async (email: string, secret = password) => {
  const { User } = await test.visitor().auth.login({ body: { email, password: secret } })
  return User.ID > 0
}
const serial = () => crypto.randomUUID()
const mailReset = (to: { id: number; email: string; name: string }) =>
  test.app.db.transaction().execute(db => mailLink(test.app, db, 'reset', to, 'en'))

describe('a new user', () => {
  it('is inactive until they followed the mailed link', async () => {
    const email = `${serial()}@example.org`
    const { User } = await admin.client.users.create({
      body: { email, role: editorRole, profile: { name: 'New', jobTitle: 'Writer' } },
    })
    expect(User).toMatchObject({
      email,
      role: { ID: editorRole, name: 'Editor' },
      profile: { name: 'New', jobTitle: 'Writer', image: null },
      active: false,
      activated: false,
      lastLogin: null,
      revision: 1,
    })
    expect(await readUser(User.ID)).toEqual({ ...User, undeliverable: null })
  })

  it('has a unique address regardless of case, and an existing role', async () => {
    const { email } = admin.user
    const body = { email: email.toUpperCase(), role: 999_999, profile: { name: 'Twice' } }
    expect(await refusalOf(admin.client.users.create({ body }))).toMatchObject({
      status: 422,
      codes: ['V_05 email', 'V_18 role'],
    })
  })

  it('is created once when two users create them at the same time', async () => {
    const email = `${serial()}@example.org`
    const body = { email, role: editorRole, profile: { name: 'Race' } }
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => admin.client.users.create({ body })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('has a name without invisible characters', async () => {
    const email = `${serial()}@example.org`
    const { User } = await admin.client.users.create({
      body: { email, role: editorRole, profile: { name: 'Ad\u200bmin\u202e', jobTitle: '\u2060Writer' } },
    })
    expect(User.profile).toMatchObject({ name: 'Admin', jobTitle: 'Writer' })
    const body = { email: `${serial()}@example.org`, role: editorRole, profile: { name: '\u200b \u3164' } }
    expect((await refusalOf(admin.client.users.create({ body }))).codes).toEqual(['V_01 profile.name'])
  })

  it('has a name and an address of one line each', async () => {
    const body = {
      email: 'a@b.example\r\nBcc: c@d.example',
      role: editorRole,
      profile: { name: 'a\nb', jobTitle: '' },
    }
    expect((await refusalOf(admin.client.users.create({ body }))).codes).toEqual([
      'V_02 email',
      'V_15 profile.name',
    ])
  })

  it('gets no role with more permissions than its creator', async () => {
    const manager = await member(test, [{ name: 'manage-users' }])
    const email = `${serial()}@example.org`
    const body = { email, role: adminRole, profile: { name: 'Mallory' } }
    expect(await refusalOf(manager.client.users.create({ body }))).toMatchObject({
      status: 403,
      codes: ['UM_01'],
    })
    expect((await admin.client.users.list({})).data.map(user => user.email)).not.toContain(email)
  })
})

describe('a change of the user’s own account', () => {
  it('of the name and job title needs no permission', async () => {
    const me = await member(test, 'Viewer')
    const { User } = await change(me, me.user.ID, { profile: { jobTitle: 'Reader' } })
    expect(User.profile).toEqual({ name: 'Viewer', jobTitle: 'Reader', image: null })
    expect(User.revision).toBe(2)
  })

  it('accepts fetched data without changing anything', async () => {
    const me = await member(test, 'Viewer')
    const fetched = await readUser(me.user.ID)
    const { User } = await me.client.users.update({ params: { id: me.user.ID }, body: { ...fetched } })
    expect({ ...User, undeliverable: null }).toEqual(fetched)
  })

  it('of the address needs the current password', async () => {
    const me = await member(test, 'Editor')
    const email = `${serial()}@example.org`
    const attempt = (currentPassword?: string) =>
      change(me, me.user.ID, { email, ...(currentPassword !== undefined && { currentPassword }) })
    expect((await refusalOf(attempt())).codes).toEqual(['V_01 currentPassword'])
    expect(await refusalOf(attempt('Wrong-Horse-9'))).toMatchObject({
      status: 422,
      codes: ['AUTH_02 currentPassword'],
    })
    expect((await readUser(me.user.ID)).email).toBe(me.user.email)
    expect((await attempt(password)).User.email).toBe(email)
    expect(await canLogIn(email)).toBe(true)
  })

  it('of the password ends the other sessions and keeps the current one', async () => {
    const me = await member(test, 'Editor')
    const elsewhere = test.visitor()
    await elsewhere.auth.login({ body: { email: me.user.email, password } })
    const next = 'Another-Horse-9'
    expect((await refusalOf(change(me, me.user.ID, { password: 'short', confirm: 'other' }))).codes).toEqual([
      'V_07 password',
      'V_06 password',
      'V_03 confirm',
      'V_01 currentPassword',
    ])
    await change(me, me.user.ID, { password: next, confirm: next, currentPassword: password })
    expect((await elsewhere.auth.session({ body: {} })).User.ID).toBe(0)
    expect((await me.client.auth.session({ body: {} })).User.ID).toBe(me.user.ID)
    expect(await canLogIn(me.user.email, next)).toBe(true)
    expect((await refusalOf(canLogIn(me.user.email))).codes).toEqual(['AUTH_01'])
  })

  it('cannot be used to guess the password through an open session', async () => {
    const me = await member(test, 'Editor')
    const guess = (currentPassword: string) =>
      refusalOf(change(me, me.user.ID, { email: `${serial()}@example.org`, currentPassword }))
    for (let tries = 0; tries < 5; tries++)
      expect((await guess(`Wrong-Horse-${tries}`)).codes).toEqual(['AUTH_02 currentPassword'])
    expect(await guess(password)).toMatchObject({ status: 429, codes: ['AUTH_03'] })
    expect((await readUser(me.user.ID)).email).toBe(me.user.email)
  })

  it('refuses a password with their own name or address', async () => {
    const me = await member(test, 'Editor')
    const local = me.user.email.split('@')[0] ?? ''
    for (const own of ['My-Editor-2026', `X-${local}`]) {
      const body = { password: own, confirm: own, currentPassword: password }
      expect((await refusalOf(change(me, me.user.ID, body))).codes).toEqual(['AUTH_06 password'])
    }
  })

  it('refuses a common password', async () => {
    const me = await member(test, 'Editor')
    const body = { password: 'Welcome-2026', confirm: 'Welcome-2026', currentPassword: password }
    expect((await refusalOf(change(me, me.user.ID, body))).codes).toEqual(['AUTH_06 password'])
  })

  it('of address or password revokes links mailed before', async () => {
    const me = await member(test, 'Editor')
    const links = () =>
      test.app.db.selectFrom('token').where('user_id', '=', me.user.ID).selectAll().execute()
    const next = 'Another-Horse-9'
    for (const body of [
      { email: `${serial()}@example.org`, currentPassword: password },
      { password: next, confirm: next, currentPassword: password },
    ]) {
      await mailReset({ id: me.user.ID, email: me.user.email, name: '' })
      expect(await links()).toHaveLength(1)
      await change(me, me.user.ID, body)
      expect(await links()).toEqual([])
    }
  })

  it('cannot include role, activity, or permissions', async () => {
    const me = await member(test, 'Editor')
    const before = await readUser(me.user.ID)
    expect((await refusalOf(change(me, me.user.ID, { role: adminRole }))).codes).toEqual(['UM_01'])
    expect((await refusalOf(change(me, me.user.ID, { active: false }))).codes).toEqual(['UM_01'])
    const body = { permissions: [], passwordHash: 'x', erased_at: null } as object
    expect((await refusalOf(change(me, me.user.ID, body))).codes).toEqual([
      'V_15 permissions',
      'V_15 passwordHash',
      'V_15 erased_at',
    ])
    await change(me, me.user.ID, { ID: 1, role: before.role.ID, profile: { image: '/evil' } })
    expect(await readUser(me.user.ID)).toEqual(before)
  })

  it('stores the language and the colour scheme', async () => {
    const me = await member(test, 'Viewer')
    const chosen = async () => {
      const { language, colourScheme } = (await me.client.users.current({})).User
      return { language, colourScheme }
    }
    expect(await chosen()).toEqual({ language: null, colourScheme: null })
    await change(me, me.user.ID, { language: 'fr' })
    await change(me, me.user.ID, { colourScheme: 'dark' })
    expect(await chosen()).toEqual({ language: 'fr', colourScheme: 'dark' })
  })
})

describe('a change of another user', () => {
  it('requires permission to manage users', async () => {
    const editor = await member(test, 'Editor')
    const before = await readUser(admin.user.ID)
    expect(await refusalOf(change(editor, admin.user.ID, { profile: { name: 'Gone' } }))).toMatchObject({
      status: 403,
      codes: ['UM_01'],
    })
    expect(await readUser(admin.user.ID)).toEqual(before)
  })

  it('reveals missing users only to users who may know', async () => {
    const editor = await member(test, 'Editor')
    expect(await refusalOf(change(editor, 999_999, {}))).toMatchObject({ status: 403 })
    expect(await refusalOf(change(admin, 999_999, {}))).toMatchObject({ status: 404, codes: ['UM_02'] })
  })

  it('requires every permission of the user, for any change', async () => {
    const manager = await member(test, [{ name: 'manage-users' }, { name: 'manage-settings' }])
    const target = await member(test, 'Administrator')
    const { ID } = target.user
    const viewerRole = await roleNamed(test, 'Viewer')
    const before = await readUser(ID)
    const params = { id: ID }
    for (const attempt of [
      () => change(manager, ID, { role: viewerRole }),
      () => change(manager, ID, { active: false }),
      () => change(manager, ID, { profile: { name: 'Mallory' } }),
      () => change(manager, ID, { language: 'fr' }),
      () => change(manager, ID, {}),
      () => manager.client.users.remove({ params }),
      () => manager.client.users.removeImage({ params }),
      () => manager.client.auth.resendActivation({ params }),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect(await readUser(ID)).toEqual(before)
    expect((await target.client.users.current({})).User.ID).toBe(ID)
  })

  it('of role, address or activity revokes links mailed before; a new name does not', async () => {
    const viewerRole = await roleNamed(test, 'Viewer')
    for (const [body, left] of [
      [{ profile: { name: 'Renamed' } }, 1],
      [{ role: viewerRole }, 0],
      [{ email: `${serial()}@example.org` }, 0],
      [{ active: false }, 0],
    ] as const) {
      const { user } = await member(test, 'Editor')
      await mailReset({ id: user.ID, email: user.email, name: '' })
      await change(admin, user.ID, body)
      const links = await test.app.db
        .selectFrom('token')
        .where('user_id', '=', user.ID)
        .select('id')
        .execute()
      expect([body, links.length]).toEqual([body, left])
    }
  })

  it('deletes unsent mails with a link, and those about pages only for a new address', async () => {
    const { user } = await member(test, 'Editor')
    const to = { address: user.email, name: '', userID: user.ID }
    await mailReset({ id: user.ID, email: user.email, name: '' })
    await test.app.db.transaction().execute(db =>
      writeMail(test.app, db, {
        template: 'request-accepted',
        to,
        language: 'en',
        values: { page: 'Page', by: 'Somebody', feedback: '' },
        link: { path: '/cmsadmin/pages/1' },
      }),
    )
    const mails = async () => {
      const rows = await test.app.db
        .selectFrom('mail')
        .where('user_id', '=', user.ID)
        .select('template')
        .execute()
      return rows.map(({ template }) => template)
    }
    await change(admin, user.ID, { role: await roleNamed(test, 'Viewer') })
    expect(await mails()).toEqual(['request-accepted'])
    await change(admin, user.ID, { email: `${serial()}@example.org` })
    expect(await mails()).toEqual([])
  })

  it('of the role of an invited user mails them a new link', async () => {
    const email = `${serial()}@example.org`
    const body = { email, role: editorRole, profile: { name: 'Invited' } }
    const { User } = await admin.client.users.create({ body })
    const links = () =>
      test.app.db.selectFrom('token').where('user_id', '=', User.ID).select(['id', 'purpose']).execute()
    const [first] = await links()
    await change(admin, User.ID, { role: await roleNamed(test, 'Viewer') })
    const after = await links()
    expect(after.map(({ purpose }) => purpose)).toEqual(['activate'])
    expect(after[0]?.id).not.toBe(first?.id)
  })

  it('cannot take over an account with more permissions, by role, address or password', async () => {
    const manager = await member(test, [{ name: 'manage-users' }])
    const before = await readUser(admin.user.ID)
    const next = 'Another-Horse-9'
    for (const body of [{ email: `${serial()}@example.org` }, { password: next, confirm: next }]) {
      expect(await refusalOf(change(manager, admin.user.ID, body))).toMatchObject({ status: 403 })
    }
    const viewer = await member(test, 'Viewer')
    expect((await refusalOf(change(manager, viewer.user.ID, { role: adminRole }))).codes).toEqual(['UM_01'])
    expect((await refusalOf(change(manager, manager.user.ID, { role: adminRole }))).codes).toEqual(['UM_01'])
    expect(await readUser(admin.user.ID)).toEqual(before)
    expect((await readUser(viewer.user.ID)).role.name).toBe('Viewer')
  })

  it('mails the activation link to a corrected address', async () => {
    const [wrong, right] = [`${serial()}@example.org`, `${serial()}@example.org`]
    const body = { email: wrong, role: editorRole, profile: { name: 'Typing error' } }
    const { User } = await admin.client.users.create({ body })
    await change(admin, User.ID, { email: right })
    const { data } = await admin.client.mail.list({ body: {} })
    expect(data.items.map(({ to }) => to)).toContain(right)
    expect(data.items.map(({ to }) => to)).not.toContain(wrong)
  })

  it('cannot activate a user without a password', async () => {
    const body = { email: `${serial()}@example.org`, role: editorRole, profile: { name: 'Waiting' } }
    const { User } = await admin.client.users.create({ body })
    expect((await refusalOf(change(admin, User.ID, { active: true }))).codes).toEqual(['V_15 active'])
  })

  it('of a role takes effect with the next call', async () => {
    const editor = await member(test, 'Editor')
    await change(admin, editor.user.ID, { role: await roleNamed(test, 'Viewer') })
    const body = { title: 'x', slug: serial(), type: 'basic', locale: 'nl-nl' as const }
    expect(await refusalOf(editor.client.page.create({ body }))).toMatchObject({ codes: ['UM_01'] })
  })

  it('that deactivates a user ends their sessions', async () => {
    const editor = await member(test, 'Editor')
    await change(admin, editor.user.ID, { active: false })
    expect((await editor.client.auth.session({ body: {} })).User.ID).toBe(0)
    expect((await refusalOf(canLogIn(editor.user.email))).codes).toEqual(['AUTH_05'])
    await change(admin, editor.user.ID, { active: true })
    expect(await canLogIn(editor.user.email)).toBe(true)
  })

  it('refuses a stale revision and sends the newest one', async () => {
    const viewer = await member(test, 'Viewer')
    const { revision } = await readUser(viewer.user.ID)
    await change(admin, viewer.user.ID, { profile: { name: 'First' }, revision })
    const refusal = await refusalOf(change(admin, viewer.user.ID, { profile: { name: 'Second' }, revision }))
    expect(refusal).toMatchObject({ status: 409, codes: ['PM_02'] })
    const current = { ...Object(refusal.payload.current), undeliverable: null }
    expect(current).toEqual(await readUser(viewer.user.ID))
  })

  it('to an address in use is refused, also at the same moment', async () => {
    const [one, other] = [await member(test, 'Viewer'), await member(test, 'Viewer')]
    const email = `${serial()}@example.org`
    const results = await Promise.allSettled(
      [one, other].map(({ user }) => change(admin, user.ID, { email })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await refusalOf(change(admin, one.user.ID, { email: admin.user.email }))).codes).toEqual([
      'V_05 email',
    ])
  })
})
