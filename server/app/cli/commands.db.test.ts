import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { runCommandBeside } from '../../test/command.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { plainPicture } from '../../test/pictures.ts'

// Each command is a process of its own, and starting one takes seconds on a busy machine.

let test: TestApp
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
})
afterAll(() => test.close())

const run = (words: string, input?: string, env?: Record<string, string>) =>
  runCommandBeside(test, words.split(' '), { ...(input && { input }), ...(env && { env }) })

const lastAudit = async (action: string) =>
  test.app.db
    .selectFrom('audit')
    .where('action', '=', action)
    .select(['actor_id as actorID', 'object_id as objectID', 'address'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

const logIn = (email: string, password: string) => test.visitor().auth.login({ body: { email, password } })

describe('any command', () => {
  it('exits with 2 when it is not understood, and explains itself', async () => {
    expect(await run('nonsense')).toMatchObject({ code: 2 })
    expect(await run('user create')).toMatchObject({ code: 2, errors: expect.stringContaining('--name') })
    const { code, output } = await run('user reset-password --help')
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('--generate') })
    expect(output).not.toContain('--password')
  })

  it('says in one line which setting is wrong', async () => {
    const { code, errors } = await run('user list', '', { PORT: 'x' })
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/^Failed: invalid setting: PORT.*\n$/),
    })
  })
})

describe('user create', () => {
  it('creates a user who can log in at once, with a password from the standard input', async () => {
    const created = await runCommandBeside(
      test,
      ['user', 'create', 'Mary@Example.org', '--name', 'Mary Smith', '--role', 'editor', '--json'],
      { input: 'Quiet-Harbour-7\n' },
    )
    expect(created.errors).toBe('')
    const { id } = JSON.parse(created.output) as { id: number }
    expect(JSON.parse(created.output)).toEqual({ id, email: 'mary@example.org', role: 'Editor' })
    expect(await logIn('mary@example.org', 'Quiet-Harbour-7')).toMatchObject({ User: { ID: id } })
    expect(await lastAudit('user.create')).toEqual({ actorID: null, objectID: id, address: 'command line' })
  })

  it('prints a generated password once', async () => {
    const { output } = await run('user create joe@example.org --name Joe --generate --json')
    const { password } = JSON.parse(output) as { password: string }
    expect(await logIn('joe@example.org', password)).toMatchObject({ User: { email: 'joe@example.org' } })
  })

  it.each([
    ['a weak password', 'user create ann@example.org --name Ann', 'password\n', /capital|uppercase/i],
    ['a name in the password', 'user create ann@example.org --name Ann', 'Ann-Password-1\n', /weak|guess/i],
    ['no password', 'user create ann@example.org --name Ann', '', /--generate/],
    ['a wrong address', 'user create ann --name Ann', 'Quiet-Harbour-7\n', /email/i],
    ['an address in use', 'user create administrator@example.org --name Ann', 'Quiet-Harbour-7\n', /exists/],
    [
      'an unknown role',
      'user create ann@example.org --name Ann --role Chef',
      'x\n',
      /roles are Administrator/,
    ],
  ])('refuses %s with the rules of the admin area', async (_, words, input, message) => {
    const { code, output, errors } = await run(words, input)
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errors).toMatch(message)
    expect(
      await test.app.db.selectFrom('app_user').where('email', '=', 'ann@example.org').select('id').execute(),
    ).toEqual([])
  })
})

describe('user reset-password', () => {
  it('sets the password, ends all sessions and unlocks the account', async () => {
    const user = await test.as('Publisher')
    const { User } = await user.users.current({})
    for (let attempt = 0; attempt < 6; attempt += 1)
      await logIn(User.email, 'Wrong-Password-1').catch(() => {})
    const { code } = await run(`user reset-password ${User.email}`, 'Quiet-Harbour-7\n')
    expect(code).toBe(0)
    expect(await refusalOf(user.users.current({}))).toMatchObject({ status: 401 })
    expect(await logIn(User.email, 'Quiet-Harbour-7')).toMatchObject({ User: { ID: User.ID } })
    expect(await lastAudit('user.reset-password')).toMatchObject({
      objectID: User.ID,
      address: 'command line',
    })
  })

  it('activates an account that was only invited', async () => {
    const { data } = await admin.role.list({})
    const role = data.find(({ name }) => name === 'Editor')?.ID ?? 0
    await admin.users.create({ body: { email: 'new@example.org', role, profile: { name: 'New' } } })
    await run('user reset-password new@example.org', 'Quiet-Harbour-7\n')
    expect(await logIn('new@example.org', 'Quiet-Harbour-7')).toMatchObject({ Success: true })
  })

  it('leaves a deactivated account closed, and knows nobody else', async () => {
    const user = await test.as('Publisher')
    const { User } = await user.users.current({})
    await admin.users.update({ params: { id: User.ID }, body: { active: false } })
    expect(await run(`user reset-password ${User.email}`, 'Quiet-Harbour-7\n')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('not active'),
    })
    expect(await run('user reset-password nobody@example.org', 'Quiet-Harbour-7\n')).toMatchObject({
      code: 1,
    })
  })
})

describe('user list', () => {
  it('lists users with role and status', async () => {
    const { output } = await run('user list')
    expect(output).toMatch(/^EMAIL +NAME +ROLE +STATUS +LAST LOGIN\n/)
    expect(output).toMatch(/administrator@example.org +Administrator +Administrator +active +never/)
    const users = JSON.parse((await run('user list --json')).output) as { email: string }[]
    expect(users.map(({ email }) => email)).toContain('administrator@example.org')
  })
})

describe('search reindex', () => {
  it('indexes all published pages, without a running site', async () => {
    const page = await makePage(admin, { title: 'Findable' })
    await admin.page.publish({ params: { id: page.id } })
    await admin.search.removeAll({})
    const { output } = await run('search reindex')
    expect(output).toBe('Indexed 1 page\n')
    expect((await test.visitor().search.search({ body: { term: 'Findable' } })).total).toBe(1)
  })
})

describe('openapi', () => {
  it('prints what the running site serves', async () => {
    const { output } = await run('openapi')
    const served = await (await test.read('/api/ximblox/openapi.json')).json()
    expect(JSON.parse(output)).toEqual(served)
  })
})

describe('privacy', () => {
  const email = 'jane@example.org'
  beforeAll(async () => {
    const { id } = await makePage(admin, { blocks: [{ type: 'survey-form', key: 'survey', props: {} }] })
    await admin.page.publish({ params: { id } })
    const submit = (body: Record<string, unknown>) =>
      test
        .visitor()
        .forms.submit({ params: { form: 'survey' }, body: { pageID: id, agreement: true, ...body } })
    await submit({ name: 'Jane', email, message: 'Canary of Jane' })
    await submit({
      name: 'Joe',
      email: 'joe@example.com',
      message: 'Canary of Joe',
      friends: [{ name: 'Jane', email }],
    })
    await run(`user create ${email} --name Jane --role Editor`, 'Quiet-Harbour-7\n')
    await logIn(email, 'Quiet-Harbour-7')
  })

  it('export contains everything about a person, and nothing about others', async () => {
    const { code, output } = await run('privacy export Jane@example.org')
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({
      email,
      submissions: [{ form: 'survey', fields: { message: 'Canary of Jane' }, wording: { label: 'Enquête' } }],
      mentions: [{ form: 'survey', parts: [{ name: 'Jane', email }] }],
      mails: [{ subject: 'Survey of Jane' }],
      account: {
        role: 'Editor',
        profile: { name: 'Jane' },
        sessions: [{}],
        actions: [{ action: 'user.login' }],
      },
    })
    expect(output).not.toContain('Canary of Joe')
    expect(output).not.toContain('$argon2')
    expect(await lastAudit('user.export')).toMatchObject({ address: 'command line' })
  })

  it('erase only counts without --yes, and then erases everything', async () => {
    const counts = { submissions: 1, mentions: 1, account: true }
    const counted = await run(`privacy erase ${email} --json`)
    expect(JSON.parse(counted.output)).toMatchObject({ ...counts, erased: false })
    const { mails } = JSON.parse(counted.output) as { mails: number }
    const erased = await run(`privacy erase ${email} --yes --json`)
    expect(JSON.parse(erased.output)).toEqual({ ...counts, mails, erased: true })
    const after = JSON.parse((await run(`privacy erase ${email} --json`)).output)
    expect(after).toEqual({ submissions: 0, mentions: 0, mails: 0, account: false, erased: false })
    const { rows } = await test.database.pool.query<{ found: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as found from (
        select s::text from submission s union all select m::text from mail m union all select u::text from app_user u) t`,
    )
    expect(rows[0]?.found).toContain('Canary of Joe')
    expect(rows[0]?.found).not.toMatch(/jane@example\.org|Canary of Jane/)
  })

  it('erase refuses the last administrator, and erases nothing then', async () => {
    const alone = await startTestApp()
    const words = ['privacy', 'erase', 'administrator@example.org', '--yes']
    const { code, errors } = await runCommandBeside(alone, words)
    expect({ code, errors }).toMatchObject({ code: 1, errors: expect.stringMatching(/administrator/i) })
    await alone.close()
  })
})

describe('check', () => {
  interface Result {
    ok: boolean
    findings: { area: string; severity: string; message: string; remedy: string }[]
  }
  const check = async (env?: Record<string, string>) => {
    const { code, output, errors } = await run('check --json', '', env)
    expect(errors).toBe('')
    const { ok, findings } = JSON.parse(output) as Result
    expect(code).toBe(ok ? 0 : 1)
    for (const { remedy } of findings) expect(remedy).not.toBe('')
    return findings.map(({ area, severity, message }) => `${severity} ${area}: ${message}`)
  }

  it('finds nothing on a site without problems', async () => {
    const mailServer = await openMailServer()
    await test.app.db
      .insertInto('backup_run')
      .values({ requested_at: new Date(), began_at: new Date(), finished_at: new Date(), name: 'a', size: 1 })
      .execute()
    const env = { SMTP_URL: mailServer.url, BACKUP_URL: 'file:///backups' }
    expect(await check(env)).toEqual([])
    const { output } = await run('check', '', env)
    expect(output).toBe('No problems\n')
    await mailServer.close()
  })

  it('names missing, failed and overdue backups', async () => {
    const setRun = (values: { finished_at: Date; failure?: string }) =>
      test.app.db
        .updateTable('backup_run')
        .set({ requested_at: values.finished_at, failure: null, ...values })
        .execute()
    const backups = async (env = { BACKUP_URL: 'file:///backups' }) =>
      (await check(env)).filter(line => line.includes(' backups: '))
    await setRun({ finished_at: new Date(), failure: 'the disk is full' })
    expect(await backups()).toEqual(['problem backups: the last backup failed (the disk is full)'])
    await setRun({ finished_at: new Date('2025-03-01T12:00:00Z') })
    expect(await backups()).toEqual(['problem backups: the last backup is of 2025-03-01'])
    expect(await backups({ BACKUP_URL: '' })).toEqual(['note backups: no backups are scheduled'])
    await test.app.db.deleteFrom('backup_run').execute()
    expect(await backups()).toEqual(['note backups: no backup has been made yet'])
  })

  it('names webhooks that cannot be signed since SECRET was changed', async () => {
    const { webhook } = await admin.webhook.create({
      body: { name: 'Static site', url: 'https://example.org/', events: ['page.published'] },
    })
    const webhooks = async (env: Record<string, string>) =>
      (await check(env)).filter(line => line.includes(' webhooks: '))
    expect(await webhooks({})).toEqual([])
    expect(await webhooks({ SECRET: 'another secret, as long as it has to be' })).toEqual([
      'problem webhooks: 1 webhook whose secret was stored with another SECRET: Static site',
    ])
    await admin.webhook.remove({ params: { id: webhook.id } })
  })

  it('names a wrong setting, and a database that cannot be reached', async () => {
    expect(await check({ MAIL_FROM: '<' })).toEqual([expect.stringMatching(/^problem settings: .*MAIL_FROM/)])
    expect(await check({ DATABASE_URL: 'postgres://x@127.0.0.1:9/x' })).toEqual([
      expect.stringMatching(/^problem database: cannot connect/),
    ])
  })

  it('names a mail server that cannot be reached', async () => {
    expect(await check({ SMTP_URL: 'smtp://127.0.0.1:9' })).toContainEqual(
      expect.stringMatching(/^problem mail: .*ECONNREFUSED/),
    )
  })

  it('finds links to pages that are not published', async () => {
    const target = await makePage(admin, { title: 'Target' })
    await admin.page.publish({ params: { id: target.id } })
    const link = { target: { ref: 'page', id: target.id } }
    const source = await makePage(admin, { blocks: [{ type: 'pointer', key: 'a', props: { to: link } }] })
    await admin.page.publish({ params: { id: source.id } })
    const others = await check()
    await admin.page.unpublish({ params: { id: target.id } })
    const found = await check()
    expect(found.filter(finding => !others.includes(finding))).toEqual([
      expect.stringMatching(/^problem links: .* on 1 published page: /),
    ])
    await admin.page.unpublish({ params: { id: source.id } })
  })

  it('finds missing bytes and orphaned files', async () => {
    const picture = { name: 'polder.png', bytes: new Uint8Array(await plainPicture(40, 30).png().toBuffer()) }
    await admin.media.addFile({ body: { path: '/' }, file: picture })
    const { hash } = await test.app.db.selectFrom('blob').select('hash').executeTakeFirstOrThrow()
    await rm(test.app.storage.locate(hash))
    const name = 'ab'.repeat(32)
    const temporary = join(test.app.config.dataDir, 'orphan')
    await writeFile(temporary, 'orphan')
    await test.app.storage.put(temporary, name)
    expect((await check()).filter(finding => finding.startsWith('problem'))).toEqual([
      expect.stringMatching(new RegExp(`^problem files: .* 1 file: polder.png .*${hash}`)),
    ])
    const yesterday = new Date(Date.now() - 2 * 86_400_000)
    await utimes(test.app.storage.locate(name), yesterday, yesterday)
    expect(await check()).toContainEqual(
      expect.stringMatching(new RegExp(`^note files: .* 1 file .*${name}`)),
    )
  })

  it('finds content that does not match the definitions of the site', async () => {
    const { id } = await makePage(admin, { title: 'Mismatched' })
    await test.database.asOwner(
      `alter table page_version disable trigger user;
      update page_version set blocks = '[{"type":"gone","key":"k","v":1,"props":{},"slots":{}}]' where page_id = ${id};
      update page set updated_at = now() where id = ${id};
      alter table page_version enable trigger user`,
    )
    expect(await check()).toContainEqual(expect.stringMatching(/content: .*on 1 page.*Mismatched/))
  })

  it('says which migrations are missing, or that the database is newer', async () => {
    const other = await startTestApp()
    const runThere = async (statement: string) => {
      await other.database.pool.query(statement)
      const { code, output } = await runCommandBeside(other, ['check'])
      expect(code).toBe(1)
      return output
    }
    expect(await runThere(`insert into migration (name) values ('9999-later.sql')`)).toContain(
      'newer version',
    )
    const { code, errors } = await runCommandBeside(other, ['user', 'list'])
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('newer version') })
    expect(await runThere(`delete from migration where name > '0001'`)).toContain('ximblox migrate')
    await other.close()
  })
})
