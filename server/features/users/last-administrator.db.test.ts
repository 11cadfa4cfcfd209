import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { type Member, member, roleNamed } from '../../test/member.ts'

let test: TestApp
let editorRole: number
let first: number

beforeAll(async () => {
  test = await startTestApp()
  editorRole = await roleNamed(test, 'Editor')
  const row = await test.app.db
    .selectFrom('app_user')
    .where('email', '=', 'administrator@example.org')
    .select('id')
    .executeTakeFirstOrThrow()
  first = row.id
})
afterAll(() => test.close())

/** Exactly two administrators. */
const two = async (): Promise<[Member, Member]> => {
  const pair: [Member, Member] = [await member(test, 'Administrator'), await member(test, 'Administrator')]
  const ids = pair.map(({ user }) => user.ID)
  await test.app.db.updateTable('app_user').set({ active: false }).where('id', 'not in', ids).execute()
  return pair
}

const administrators = async () => {
  const rows = await test.app.db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('r.name', '=', 'Administrator')
    .where('u.active', 'is', true)
    .select('u.id')
    .execute()
  return rows.map(({ id }) => id)
}

describe('the last administrator', () => {
  it.each([
    [
      'demoted',
      (by: Member, id: number) => by.client.users.update({ params: { id }, body: { role: editorRole } }),
    ],
    [
      'deactivated',
      (by: Member, id: number) => by.client.users.update({ params: { id }, body: { active: false } }),
    ],
    ['deleted', (by: Member, id: number) => by.client.users.remove({ params: { id } })],
  ])('cannot be %s, even by two of each other at the same moment', async (_done, act) => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = await two()
      const results = await Promise.allSettled([act(one, other.user.ID), act(other, one.user.ID)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [left] = await administrators()
      const last = [one, other].find(({ user }) => user.ID === left)
      if (!last) throw new Error('nobody is left')
      expect(await refusalOf(act(last, last.user.ID))).toMatchObject({ status: 409, codes: ['UM_11'] })
      expect(await administrators()).toEqual([left])
    }
  })

  it('cannot lose a permission through a change of their role', async () => {
    const [admin] = await two()
    const id = await roleNamed(test, 'Administrator')
    const { data } = await admin.client.role.list({})
    const permissions = data.find(role => role.ID === id)?.permissions.slice(1) ?? []
    expect(
      await refusalOf(admin.client.role.update({ params: { id }, body: { permissions } })),
    ).toMatchObject({ status: 409, codes: ['UM_11'] })
  })

  it('must be able to log in to count', async () => {
    const [admin, other] = await two()
    await test.app.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('id', '=', other.user.ID)
      .execute()
    await test.app.db
      .updateTable('app_user')
      .set({ active: true, password_hash: null })
      .where('id', '=', first)
      .execute()
    const { ID } = admin.user
    expect((await refusalOf(admin.client.users.remove({ params: { id: ID } }))).codes).toEqual(['UM_11'])
  })
})
