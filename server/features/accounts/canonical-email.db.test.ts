import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../kernel/db/migrate.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { createLog } from '../../kernel/logging/log.ts'
import { password, startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { createTestDatabase, migrations } from '../../test/database.ts'
import { anonymousCall } from '../../test/raw.ts'

describe.each(['icu', 'libc'] as const)('an email address in a database of %s', provider => {
  let test: TestApp
  let admin: Awaited<ReturnType<TestApp['as']>>
  beforeAll(async () => {
    test = await startTestApp({ localeProvider: provider })
    admin = await test.as('Administrator')
  })
  afterAll(() => test.close())

  const email = 'administrator@example.org'
  const resembling = ['admİnistrator@example.org', 'admınıstrator@example.org', 'ADMİNİSTRATOR@EXAMPLE.ORG']
  const logIn = async (name: string, secret: string, from: string) => {
    const body = JSON.stringify({ email: name, password: secret })
    const answer = await anonymousCall(test.url, '/auth/login', { body, from })
    return JSON.parse(answer.body).Errors?.[0]?.code ?? 'Success'
  }
  const invite = (name: string) =>
    admin.users.create({ body: { email: name, role: 3, profile: { name: 'Somebody' } } })

  it('identifies one account in every spelling', async () => {
    for (const [index, name] of [email, ` ${email.toUpperCase()} `, 'ａdministrator@example.org'].entries())
      expect(await logIn(name, password, `127.0.4.${index + 1}`)).toBe('Success')
  })

  it('does not match an account that it only resembles, locked or not', async () => {
    for (const name of resembling) expect(await logIn(name, password, '127.0.5.1')).toBe('AUTH_01')
    for (let tries = 0; tries < 5; tries++) expect(await logIn(email, 'Wrong-1', '127.0.5.2')).toBe('AUTH_01')
    expect(await logIn(email, password, '127.0.5.2')).toBe('AUTH_03')
    for (const name of resembling) expect(await logIn(name, password, '127.0.5.2')).toBe('AUTH_01')
  })

  it('receives no link when it only resembles that of an account', async () => {
    const requests = () =>
      test.app.db.selectFrom('job').where('kind', '=', 'password-reset').selectAll().execute()
    for (const name of resembling) await test.visitor().auth.forgotPassword({ body: { email: name } })
    expect((await requests()).map(({ queue }) => queue)).not.toContain(email)
  })

  it('is stored in canonical form and accepted in every other', async () => {
    const { User } = await invite('  Zoë.Müller@Example.ORG')
    expect(User.email).toBe('zoë.müller@example.org')
    for (const taken of ['ZOË.MÜLLER@EXAMPLE.ORG', 'zoe\u0308.mu\u0308ller@example.org'])
      expect((await refusalOf(invite(taken))).codes).toEqual(['V_05 email'])
    expect((await invite('zoe.muller@example.org')).User.ID).not.toBe(User.ID)
  })

  it('is always stored in lower case', async () => {
    const write = test.app.db
      .updateTable('app_user')
      .set({ email: 'Capital@example.org' })
      .where('id', '=', 1)
    await expect(write.execute()).rejects.toThrow('app_user_email_is_canonical')
  })
})

describe.each(['icu', 'libc'] as const)('the accounts of an older version in a database of %s', provider => {
  /** All migrations before the one that makes addresses canonical. */
  const migrateBefore = async (connection: Connection) => {
    const folder = await mkdtemp(join(tmpdir(), 'ximblox-migrations-'))
    const names = (await readdir(migrations)).filter(name => name < '0010')
    for (const name of names) await cp(new URL(name, migrations), join(folder, name))
    await migrate(connection, pathToFileURL(`${folder}/`), createLog('silent'))
    await rm(folder, { recursive: true })
  }

  it('keep their addresses in canonical form, and none is lost when two become equal', async () => {
    const database = await createTestDatabase(provider, migrateBefore)
    const { db, connection } = database
    await sql`insert into role (name) values ('Viewer')`.execute(db)
    await sql`insert into app_user (email, role_id, active) values
      ('Jane.Doe@Example.ORG', 1, true), (' spaced@example.org ', 1, true), ('ZOË@example.org', 1, true),
      (${'ﬁne@example.org'}, 1, false), ('fine@example.org', 1, true)`.execute(db)
    await sql`insert into reset_request (email, address, at) values ('Jane@Example.org', '', now())`.execute(
      db,
    )
    await migrate(connection, migrations, createLog('silent'))
    const rows = await db.selectFrom('app_user').select('email').orderBy('id').execute()
    expect(rows.map(({ email }) => email)).toEqual([
      'jane.doe@example.org',
      'spaced@example.org',
      'zoë@example.org',
      'fine@example.org.duplicate-4.invalid',
      'fine@example.org',
    ])
    await database.drop()
  })
})
