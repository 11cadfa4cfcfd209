import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openClient } from '../../kernel/db/pool.ts'
import { adoptFormerJobs } from '../../kernel/jobs/adopt-former-jobs.ts'
import type { SingleNodeWorker } from '../../kernel/jobs/run-on-one-node.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { eventually } from '../../test/eventually.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { moveMails } from '../mail/former-store.ts'
import { writeMail } from '../mail/write-mail.ts'
import { formerMails } from './former-store.ts'

const clock = new Date('2026-03-01T09:00:00Z')
const ago = (minutes: number) => new Date(clock.getTime() - minutes * 60_000)
let mailServer: MailServer
let test: TestApp
let before: Client
const adopting: SingleNodeWorker[] = []

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now: () => clock, mails: { smtpURL: mailServer.url } })
  before = await openClient(test.database.connection, () => {})
})
afterEach(async () => {
  mailServer.arrived.length = 0
  mailServer.decide = async () => undefined
})
afterAll(async () => {
  for (const one of adopting) await one.stop()
  await before.end()
  await test.close()
  await mailServer.close()
})

interface Former {
  next_at: Date
  attempts?: number
  sending_since?: Date
  sent_at?: Date
  given_up_at?: Date
}

const writeFormer = (name: string, row: Former) =>
  test.app.db
    .insertInto('mail')
    .values({
      ...{ message_id: `<${name}@localhost>`, template: 'reset-password', to_address: `${name}@example.org` },
      ...{ to_name: '', language: 'en', subject: name, text: name, html: name },
      ...{ created_at: ago(60), give_up_at: ago(-60), ...row },
    })
    .execute()

const writeOwn = (name: string) =>
  test.app.db.transaction().execute(db =>
    writeMail(test.app, db, {
      template: 'request-accepted',
      to: { address: `${name}@example.org`, name: '' },
      language: 'en',
      values: { page: 'Page', by: 'Somebody', feedback: '' },
      link: { path: '/cmsadmin/pages/1' },
    }),
  )

const arrived = () => mailServer.arrived.flatMap(({ recipients }) => recipients).toSorted()
const unsent = () =>
  test.app.db
    .selectFrom('mail')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .select('subject')
    .execute()

it('mails of the release before are sent once, when its nodes let them go', async () => {
  await before.query('select pg_advisory_lock($1)', [formerMails.lockKey])
  await writeFormer('sent', { next_at: ago(50), sent_at: ago(50), attempts: 1 })
  await writeFormer('given-up', { next_at: ago(50), given_up_at: ago(50), attempts: 9 })
  await writeFormer('half-sent', { next_at: ago(30), sending_since: ago(30), attempts: 1 })
  for (const name of ['first', 'second', 'third']) await writeFormer(name, { next_at: ago(10) })
  await writeFormer('later', { next_at: ago(-10), attempts: 2 })
  await sql`insert into reset_request (email, language, address, at)
    values ('administrator@example.org', 'de', '', ${clock}), ('nobody@example.org', null, '', ${clock})`.execute(
    test.app.db,
  )
  adopting.push(adoptFormerJobs(test.app, test.database.connection, formerMails, { delay: 0 }))
  await writeOwn('own')
  await mailServer.mailFor('own@example.org')
  expect(arrived()).toEqual(['own@example.org'])

  await before.query('select pg_advisory_unlock($1)', [formerMails.lockKey])
  await eventually(async () => {
    expect(arrived()).toContain('administrator@example.org')
    expect(await unsent()).toEqual([{ subject: 'later' }])
  })
  expect(arrived()).toEqual(
    ['administrator', 'first', 'half-sent', 'own', 'second', 'third'].map(name => `${name}@example.org`),
  )
  const [left, ...others] = await test.app.db.selectFrom('job').selectAll().execute()
  expect(others).toEqual([])
  expect(left).toMatchObject({ kind: 'email', run_at: ago(-10) })
  expect(await test.app.db.selectFrom('reset_request').selectAll().execute()).toEqual([])

  await writeFormer('afterwards', { next_at: ago(0) })
  await sql`select pg_notify('mail', '')`.execute(test.app.db)
  await mailServer.mailFor('afterwards@example.org')
})

it('a mail with a job gets no other one when a node of the release before still records a failure', async () => {
  mailServer.decide = async () => 451
  await writeOwn('failing')
  const mail = () =>
    test.app.db
      .selectFrom('mail')
      .where('to_address', '=', 'failing@example.org')
      .select(['job_id', 'next_at'])
      .executeTakeFirstOrThrow()
  const { job_id: job } = await mail()
  await test.app.db.updateTable('mail').set({ next_at: clock }).where('job_id', '=', job).execute()
  expect(await moveMails(test.app.db)).toBe(false)
  expect(await mail()).toEqual({ job_id: job, next_at: new Date('9999-01-01T00:00:00Z') })
})

it('mails of this release are never due for nodes of the release before, which can show when they are', async () => {
  await writeOwn('own-too')
  const { next_at: nextAt } = await test.app.db
    .selectFrom('mail')
    .where('to_address', '=', 'own-too@example.org')
    .select('next_at')
    .executeTakeFirstOrThrow()
  expect(nextAt.toISOString()).toBe('9999-01-01T00:00:00.000Z')
})
