import type { Client } from '@ximblox/contract/client'
import { permissionNames } from '@ximblox/contract/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { linkIn, type MailServer, openMailServer } from '../../test/mail-server.ts'
import { member } from '../../test/member.ts'
import { unseal } from './seal.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp

beforeEach(async () => {
  await test.app.db.deleteFrom('attempt').execute()
})
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, mails: 'kept' })
})
afterAll(() => test.close())

const administrators = 'administrator@example.org'
const everything = permissionNames.map(name => ({ name }))

/** Waits for a mail to an address that is newer than another one, and returns its id. */
const mailTo = (address: string, newerThan: number) =>
  eventually(async () => {
    const body = { searchTerm: address }
    const { data } = await (await test.as([{ name: 'manage-settings' }])).mail.list({ body })
    const [newest] = data.items
    if (!newest || newest.id <= newerThan) throw new Error('there is no mail yet')
    return newest.id
  })

const forgotten = async (email: string) => {
  const { last } = await test.app.db
    .selectFrom('mail')
    .select(all => all.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  await test.visitor().auth.forgotPassword({ body: { email } })
  return { id: await mailTo(email, last ?? 0) }
}

describe('without a mail server, mails', () => {
  it('are stored, and their links are shown to users who could get that access anyway', async () => {
    const params = await forgotten(administrators)
    const { mail } = await (await test.as(everything)).mail.get({ params })
    expect(mail).toMatchObject({ state: 'kept', attempts: 0, nextAt: null, sentAt: null, revealed: true })
    const token = linkIn(mail).pathname.split('/').at(-1) ?? ''
    expect(mail.html).toContain(token)
    const body = { token, password: 'Another-Horse-10', confirm: 'Another-Horse-10' }
    await test.visitor().auth.resetAccount({ body })
    const login = { email: administrators, password: 'Another-Horse-10' }
    await test.visitor().auth.login({ body: login })
  })

  it('are not shown to users with fewer permissions than the recipient, even after the recipient was demoted', async () => {
    const params = await forgotten(administrators)
    const lesser = [
      await test.as([{ name: 'manage-settings' }]),
      await test.as([{ name: 'manage-settings' }, { name: 'manage-users' }]),
      await test.as(everything.filter(({ name }) => name !== 'manage-tags')),
    ]
    const refused = { status: 403, codes: ['UM_01'] }
    for (const client of lesser) expect(await refusalOf(client.mail.get({ params }))).toMatchObject(refused)

    const reader = await member(test, everything)
    const kept = await forgotten(reader.user.email)
    const settings = lesser[1] ?? test.visitor()
    // Bypasses all checks: mails to a user with more permissions stay protected.
    await test.app.db
      .updateTable('role')
      .set({ permissions: '[]' })
      .where('id', '=', reader.user.role.ID)
      .execute()
    expect(await refusalOf(settings.mail.get({ params: kept }))).toMatchObject(refused)
  })

  it('show the place of a link but not its token to other users', async () => {
    const reader = await member(test, 'Viewer')
    const params = await forgotten(reader.user.email)
    const { mail } = await (await test.as([{ name: 'manage-settings' }])).mail.get({ params })
    expect(mail.revealed).toBe(false)
    expect(mail.text).toContain('/cmsadmin/reset-password/{token}')
    expect(mail.html).toContain('/cmsadmin/reset-password/{token}')
  })

  it('are in the audit log when someone viewed a link', async () => {
    const params = await forgotten(administrators)
    const client = await test.as(everything)
    const { User } = await client.users.current({})
    await client.mail.get({ params })
    const rows = await test.app.db
      .selectFrom('audit')
      .where('action', '=', 'mail.reveal')
      .where('object_id', '=', params.id)
      .select('actor_id')
      .execute()
    expect(rows).toEqual([{ actor_id: User.ID }])
  })

  it('are only shown to users who manage settings', async () => {
    const params = await forgotten(administrators)
    const others = everything.filter(({ name }) => name !== 'manage-settings')
    for (const [client, status] of [
      [test.visitor(), 401],
      [await test.as(others), 403],
    ] as const) {
      expect(await refusalOf(client.mail.list({ body: {} }))).toMatchObject({ status, codes: ['UM_01'] })
      expect(await refusalOf(client.mail.get({ params }))).toMatchObject({ status, codes: ['UM_01'] })
      expect(await refusalOf(client.mail.retry({ params, body: {} }))).toMatchObject({
        status,
        codes: ['UM_01'],
      })
    }
    const settings = await test.as([{ name: 'manage-settings' }])
    expect(await refusalOf(settings.mail.get({ params: { id: 999_999 } }))).toMatchObject({
      status: 404,
      codes: ['G_05'],
    })
  })

  it('are listed newest first, sortable by every column, in pages', async () => {
    const settings = await test.as([{ name: 'manage-settings' }])
    const { data, canSend } = await settings.mail.list({ body: {} })
    expect(canSend).toBe(false)
    const ids = data.items.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    for (const columnToSort of ['createdAt', 'to', 'subject', 'state'] as const)
      for (const sortOrder of ['asc', 'desc'] as const) {
        const paged = await Promise.all(
          ids.map((_, pageIndex) =>
            settings.mail.list({ body: { pageIndex, pageSize: 1, columnToSort, sortOrder } }),
          ),
        )
        const found = paged.flatMap(page => page.data.items.map(({ id }) => id))
        expect(new Set(found)).toEqual(new Set(ids))
      }
    const found = await settings.mail.list({ body: { searchTerm: '%' } })
    expect(found.data.totalItems).toBe(0)
  })

  it('cannot be decrypted with another instance’s secret', async () => {
    await forgotten(administrators)
    const { secret, message_id: label } = await test.app.db
      .selectFrom('mail')
      .select(['secret', 'message_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    if (!secret) throw new Error('the mail has no secret')
    expect(unseal(test.app.config.secret, label, secret)).toMatch(/^[\w-]{43}$/)
    expect(() => unseal(`${test.app.config.secret}!`, label, secret)).toThrow('unable to authenticate')
    expect(() => unseal(test.app.config.secret, `${label}!`, secret)).toThrow('unable to authenticate')
  })
})

describe('stored mails', () => {
  let mailServer: MailServer

  it('are sent once there is a mail server, and their links are no longer shown', async () => {
    const params = await forgotten(administrators)
    mailServer = await openMailServer()
    const later = await startTestApp({ beside: test, now: () => clock, mails: { smtpURL: mailServer.url } })
    await test.stopOutbox()
    // The other node tries to take over every few seconds.
    const mail = await eventually(() => mailServer.mailFor(administrators))
    expect(mail.subject).toBe('Choose a new password for localhost:0')
    clock = new Date(clock.getTime() + 1)
    const client = await test.as(everything)
    const seen = await eventually(async () => {
      const answer = await client.mail.get({ params })
      expect(answer.mail.state).toBe('sent')
      return answer.mail
    })
    expect(seen.revealed).toBe(false)
    await later.close()
    await mailServer.close()
  })
})

describe('a mail to a visitor, or about what one sent', () => {
  it('is listed without recipient and subject for users who may not see submissions, and not found by them', async () => {
    const word = crypto.randomUUID()
    await test.app.db
      .insertInto('mail')
      .values({
        ...{ message_id: word, template: 'note', language: 'en', text: '', html: '', attachments: '[]' },
        ...{ to_address: `${word}@example.org`, to_name: '', subject: `Registration of ${word}` },
        ...{ created_at: clock, next_at: clock, give_up_at: clock },
      })
      .execute()
    const settings = await test.as([{ name: 'manage-settings' }])
    const both = await test.as([{ name: 'manage-settings' }, { name: 'view-submissions' }])
    const listed = async (client: Client, searchTerm = '') =>
      (
        await client.mail.list({
          body: { searchTerm, pageSize: 1, columnToSort: 'createdAt', sortOrder: 'desc' },
        })
      ).data.items
    const [hidden] = await listed(settings)
    expect(hidden).toMatchObject({ to: '', subject: '', hidden: true, template: 'note' })
    expect(await listed(settings, word)).toEqual([])
    expect(await listed(both, word)).toMatchObject([{ to: `${word}@example.org`, hidden: false }])
    const params = { id: hidden?.id ?? 0 }
    expect(await refusalOf(settings.mail.get({ params }))).toMatchObject({ status: 403 })
    expect((await both.mail.get({ params })).mail.subject).toBe(`Registration of ${word}`)
  })
})
