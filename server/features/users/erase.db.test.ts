import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { tableDigests, wholeDatabase } from '../../test/digest.ts'
import { type Member, member } from '../../test/member.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

const remove = (id: number) => admin.client.users.remove({ params: { id } })

/** A publisher with a unique name and address, who has written, published and uploaded. */
const author = async () => {
  const one = await member(test, 'Publisher')
  const canary = randomBytes(16).toString('hex')
  const { ID } = one.user
  const email = `${canary}@example.org`
  await one.client.users.update({
    params: { id: ID },
    body: {
      email,
      currentPassword: password,
      profile: { name: `Name ${canary}`, jobTitle: `Job ${canary}` },
    },
  })
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await one.client.users.setImage({
    params: { id: ID },
    file: { name: 'me.png', bytes: new Uint8Array(bytes) },
  })
  const page = await makePage(one.client, { title: 'Kept' })
  await one.client.page.publish({ params: { id: page.id } })
  return { ...one, ID, canary, page }
}

describe('an erased user', () => {
  it('leaves their content, but no personal data', async () => {
    const one = await author()
    expect(await wholeDatabase(test.app.db)).toContain(one.canary)
    await remove(one.ID)
    expect(await wholeDatabase(test.app.db)).not.toContain(one.canary)
    expect(await test.app.db.selectFrom('profile_image').selectAll().execute()).toEqual([])

    const { page } = await admin.client.page.get({ params: { id: one.page.id } })
    expect(page).toMatchObject({ title: 'Kept', state: 'published', author: { ID: 0, name: '' } })
    const { data } = await admin.client.page.list({ body: { columnToSort: 'author' } })
    expect(data.items.find(({ id }) => id === page.id)?.author).toEqual({ ID: 0, name: '' })
  })

  it('is logged out, cannot log in, and is no longer listed', async () => {
    const one = await author()
    await remove(one.ID)
    expect((await one.client.auth.session({ body: {} })).User.ID).toBe(0)
    const body = { email: `${one.canary}@example.org`, password }
    expect((await refusalOf(test.visitor().auth.login({ body }))).codes).toEqual(['AUTH_01'])
    expect((await admin.client.users.list({})).data.map(({ ID }) => ID)).not.toContain(one.ID)
    expect(await refusalOf(remove(one.ID))).toMatchObject({ status: 404, codes: ['UM_02'] })
  })

  it('frees their email address', async () => {
    const one = await author()
    await remove(one.ID)
    const body = {
      email: `${one.canary}@example.org`,
      role: one.user.role.ID,
      profile: { name: 'Somebody else' },
    }
    expect((await admin.client.users.create({ body })).User.ID).not.toBe(one.ID)
  })

  it('stays in the log by id, without name and network addresses', async () => {
    const one = await author()
    await remove(one.ID)
    const { data } = await admin.client.audit.list({ body: { actor: one.ID } })
    expect(data.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['page.publish', 'page.create', 'user.update', 'user.login']),
    )
    for (const { actor, address } of data.items)
      expect([actor, address]).toEqual([{ ID: one.ID, name: '' }, ''])
    const deletion = await admin.client.audit.list({ body: { action: 'user.delete' } })
    expect(deletion.data.items[0]).toMatchObject({
      actor: { ID: admin.user.ID },
      object: { kind: 'user', id: one.ID, title: '' },
      address: '127.0.0.1',
    })
  })

  it.each([
    ['UM_10', 'delete', 'session'],
    ['UM_03', 'update', 'audit'],
    ['UM_04', 'update', 'app_user'],
    ['UM_04', 'delete', 'profile_image'],
  ])('is unchanged when a step fails, which is %s (no %s on %s)', async (code, right, table) => {
    const one = await author()
    const before = await tableDigests(test.app.db)
    await test.database.asOwner(`revoke ${right} on ${table} from ximblox`)
    const refusal = await refusalOf(remove(one.ID))
    await test.database.asOwner(`grant ${right} on ${table} to ximblox`)
    expect(refusal).toMatchObject({ status: 500, codes: [code] })
    expect(await tableDigests(test.app.db)).toEqual(before)
    await remove(one.ID)
  })
})

describe('a user who was never activated', () => {
  it('is erased with the mails to them', async () => {
    const canary = randomBytes(16).toString('hex')
    const { User } = await admin.client.users.create({
      body: { email: `${canary}@example.org`, role: admin.user.role.ID, profile: { name: canary } },
    })
    expect(await wholeDatabase(test.app.db)).toContain(canary)
    await remove(User.ID)
    expect(await wholeDatabase(test.app.db)).not.toContain(canary)
  })
})

describe('the log', () => {
  it('can be neither changed nor emptied, not even by the database’s own role', async () => {
    const attempts = [
      `update audit set action = 'nothing'`,
      `update audit set address = '', actor_id = 1`,
      `update audit set address = '192.0.2.1'`,
      'delete from audit',
      'truncate audit',
    ]
    for (const attempt of attempts)
      await expect(test.database.pool.query(attempt)).rejects.toThrow('insert only')
  })
})
