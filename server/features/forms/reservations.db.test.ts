import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { heldHours, seatForm } from '../../test/seat-form.ts'
import { formContext } from './context.ts'
import { unverifiedMailsPerHour } from './mail-limits.ts'
import { endReservations } from './reservations.ts'

const start = new Date('2026-03-01T09:00:00Z')
const hour = 3_600_000
let clock = start
let test: TestApp
let visitor: Client
let path: string

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  const admin = await administrator()
  visitor = test.visitor()
  const page = await makePage(admin, { blocks: [{ type: 'seats-form', key: 'seats', props: {} }] })
  path = `/${page.slug}`
  await admin.page.publish({ params: { id: page.id } })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock = start
  for (const table of ['submission', 'attempt', 'mail'] as const)
    await test.app.db.deleteFrom(table).execute()
})

/** Sessions end when the clock is moved. */
const administrator = () => test.as('Administrator')

let serial = 0
const ask = (seats: number, rest: { date?: string; email?: string; name?: string } = {}, by = visitor) =>
  by.forms.submit({
    params: { form: 'seats' },
    body: { date: 'monday', email: `guest-${++serial}@example.org`, seats, ...rest },
  })
/** The time to wait, in seconds, of a form that is refused on its page. */
const waitFor = async (email: string): Promise<string | null> => {
  const fields = { form: 'seats', blockKey: 'seats', date: 'monday', seats: '1', email }
  const body = new URLSearchParams(fields)
  const { status, headers } = await fetch(test.url + path, { method: 'POST', body, redirect: 'manual' })
  expect(status).toBe(429)
  return headers.get('retry-after')
}
const stored = () =>
  test.app.db.selectFrom('submission').select(['id', 'state', 'network']).orderBy('id').execute()
const states = async () => (await stored()).map(({ state }) => state)
const confirm = async (id = 0) =>
  (await administrator()).forms.run({ params: { id }, body: { action: 'confirm' } })
const confirmFirst = async () => confirm((await stored())[0]?.id)
const later = (hours: number) => {
  clock = new Date(clock.getTime() + hours * hour)
}

describe('places for an address that nobody has confirmed', () => {
  it('are held for a day, and confirmed ones for good', async () => {
    await ask(1)
    await ask(1)
    await ask(1, { date: 'tuesday' })
    await confirmFirst()
    later(heldHours - 0.01)
    await ask(1)
    await endReservations(test.app)
    expect(await states()).toEqual(['taken', 'held', 'held', 'held'])
    later(0.01)
    await Promise.all([endReservations(test.app), endReservations(test.app)])
    expect(await states()).toEqual(['taken', 'asked', 'asked', 'held'])
  })

  it('show users until when they are held', async () => {
    await ask(1)
    const admin = await administrator()
    const listed = async () => (await admin.forms.submissions({ query: { form: 'seats' } })).data.items[0]
    const until = new Date(start.getTime() + heldHours * hour).toISOString()
    expect(await listed()).toMatchObject({ state: 'held', heldUntil: until })
    const { submission } = await confirmFirst()
    expect(submission).toMatchObject({ state: 'taken', heldUntil: null })
    expect(await listed()).toMatchObject({ heldUntil: null })
  })

  it('come first to the one who got into a state first', async () => {
    await ask(1)
    await ask(1)
    const [one, other] = await stored()
    later(1)
    await confirm(other?.id)
    later(1)
    await confirm(one?.id)
    const order = await inTransaction(test.app, tx =>
      formContext(test.app, tx, { form: seatForm, language: 'en', now: clock }).inState('monday', 'taken'),
    )
    expect(order.map(({ id }) => id)).toEqual([other?.id, one?.id])
  })
})

describe('one network', () => {
  it('asks for twelve places of a date, and for more once some are confirmed or a day is over', async () => {
    await ask(7)
    later(1)
    await ask(5)
    expect(await waitFor('guest@example.org')).toBe(String(23 * 3_600))
    expect(await states()).toEqual(['held', 'held'])
    await ask(12, { date: 'tuesday' })
    await confirmFirst()
    await ask(7)
    expect(await refusalOf(ask(1))).toMatchObject({ status: 429 })
    later(24)
    await ask(12)
  })

  it('is counted by what says nothing about it elsewhere, and is forgotten after a day', async () => {
    await ask(1)
    await ask(1, { date: 'tuesday' })
    const networks = async () => (await stored()).map(({ network }) => network?.toString('hex'))
    expect(new Set(await networks()).size).toBe(2)
    later(24)
    await endReservations(test.app)
    expect(await networks()).toEqual([undefined, undefined])
  })
})

describe('a user who sends a form for someone', () => {
  it('needs no confirmation, and no more places than there are limit them', async () => {
    const admin = await administrator()
    await ask(12, {}, admin)
    await ask(12, {}, admin)
    expect(await states()).toEqual(['taken', 'taken'])
  })

  it('needs the permission for submissions', async () => {
    await ask(1, {}, await test.as([{ name: 'edit-page' }]))
    expect(await states()).toEqual(['held'])
  })
})

describe('a mail to an address that nobody has confirmed', () => {
  const names = async () =>
    (await test.app.db.selectFrom('mail').select('to_name').orderBy('id').execute()).map(
      ({ to_name }) => to_name,
    )

  it('names no recipient, unlike those after the confirmation', async () => {
    await ask(1, { name: 'Your account is blocked' })
    expect(await names()).toEqual([''])
    await confirmFirst()
    expect(await names()).toContain('Your account is blocked')
  })

  it('is not held back because of what others send there in the meantime', async () => {
    const email = 'first@example.org'
    await ask(1, { email })
    later(25)
    await endReservations(test.app)
    for (let number = 0; number < unverifiedMailsPerHour; number++)
      await ask(1, { email, date: `day-${number}` })
    await ask(1)
    const mails = await test.app.db
      .selectFrom('mail')
      .where('to_address', '=', email)
      .where('subject', '=', 'Others ask, too')
      .select('id')
      .execute()
    expect(mails).toHaveLength(1)
  })

  it('is never left out: what needs it is refused instead', async () => {
    const email = 'busy@example.org'
    for (let number = 0; number < unverifiedMailsPerHour; number++)
      await ask(1, { email, date: `day-${number}` })
    expect(await waitFor(email)).toBe('3600')
    expect(await states()).toHaveLength(unverifiedMailsPerHour)
    later(1.01)
    await ask(1, { email })
    expect(await states()).toHaveLength(unverifiedMailsPerHour + 1)
  })
})
