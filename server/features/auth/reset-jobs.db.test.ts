import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { eventually } from '../../test/eventually.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { member } from '../../test/member.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let mailServer: MailServer
let test: TestApp
let email: string

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now: () => clock, mails: { smtpURL: mailServer.url } })
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})
beforeEach(async () => {
  mailServer.arrived.length = 0
  email = (await member(test, 'Viewer')).user.email
})

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
  test.wakeOutbox()
}
const forgotten = (address: string) => test.visitor().auth.forgotPassword({ body: { email: address } })
const requests = () =>
  test.app.db.selectFrom('job').where('kind', '=', 'password-reset').select(['queue', 'failure']).execute()

/** Lets the mail to an address not be written. */
const refuseMail = () =>
  sql`alter table mail add constraint is_accepted check (to_address <> ${sql.lit(email)})`.execute(
    test.app.db,
  )
const acceptMails = () => sql`alter table mail drop constraint is_accepted`.execute(test.app.db)
const hasFailed = () =>
  eventually(async () =>
    expect(await requests()).toEqual([{ queue: email, failure: expect.stringContaining('is_accepted') }]),
  )

describe('a password reset request whose mail cannot be written', () => {
  it('does not block others, and is tried again', async () => {
    await refuseMail()
    await forgotten(email)
    await hasFailed()
    const other = (await member(test, 'Viewer')).user.email
    await forgotten(other)
    await mailServer.mailFor(other)
    await acceptMails()
    wait(1)
    await mailServer.mailFor(email)
    expect(mailServer.arrived).toHaveLength(2)
    await eventually(async () => expect(await requests()).toEqual([]))
  })

  it('is dropped after an hour', async () => {
    await refuseMail()
    await forgotten(email)
    await hasFailed()
    await acceptMails()
    wait(60)
    await eventually(async () => expect(await requests()).toEqual([]))
    const mails = await test.app.db.selectFrom('mail').where('to_address', '=', email).select('id').execute()
    expect(mails).toEqual([])
  })
})
