import { describe, expect, it } from 'vitest'
import type { FormContext, FormMail } from 'ximblox/server'
import { trainingRegistration } from '../forms/training-registration.ts'
import type { Data, Registration } from './registration-places.ts'
import { trainingRegistrationHandler as handler } from './training-registration-handler.ts'

const hour = 3_600_000
const insult = 'Your account is blocked, log in at https://evil.example'

interface Sent extends FormMail {
  about: number
}

/** A training with one date, and its registrations in memory instead of the database. */
const openDesk = (capacity: number, { confirmsAtOnce = false } = {}) => {
  let now = new Date('2027-01-01T09:00:00Z')
  const mails: Sent[] = []
  const stored: (Registration & { since: Date })[] = []
  const date = { key: 'd1', start: '2027-06-01', end: '', opensOn: '', capacity, times: '', place: 'Utrecht' }
  const place = {
    page: {
      id: 1,
      groupID: 1,
      locale: 'en-gb',
      title: 'Buying well',
      path: '/en-gb/buying-well',
      type: 'training',
      props: { price: 100, dates: [date] },
    },
    block: {
      type: 'training-form',
      key: 'registration',
      anchorPoint: '',
      __images: {},
      __files: {},
      props: { recipient: 'office@som.example', confirmsAtOnce },
    },
  }
  const inState = async (_subject: string, state: string) =>
    stored
      .filter(one => one.state === state)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.id - b.id)
  const contextFor = (currentID = 0, byUser = false): FormContext<Data> => ({
    now,
    form: trainingRegistration,
    language: 'en',
    siteURL: 'https://som.example',
    byUser,
    lock: async () => {},
    livePath: async () => undefined,
    fileLink: async () => undefined,
    totals: async () => {
      const totals: Record<string, { submissions: number; quantity: number }> = {}
      for (const { state, quantity } of stored) {
        const { submissions = 0, quantity: sum = 0 } = totals[state] ?? {}
        totals[state] = { submissions: submissions + 1, quantity: sum + quantity }
      }
      return totals
    },
    inState,
    fromAddress: async () => [],
    setState: async (id, state) => {
      const one = find(id)
      if (one.state !== state) Object.assign(one, { state, since: now })
    },
    endLinks: async () => {},
    mail: async (mail, about = currentID) => {
      mails.push({ ...mail, about })
      return true
    },
  })
  const find = (id: number) => {
    const found = stored.find(one => one.id === id)
    if (!found) throw new Error(`no registration ${id}`)
    return found
  }
  const dataOf = (name: string, participants: number): Data => ({
    dateKey: 'd1',
    participants: Array.from({ length: participants }, () => ({ name: insult, email: 'p@example.org' })),
    contact: { name: insult, email: `${name}@example.org`, phone: '030 123 45 67' },
    invoice: {
      organisation: insult,
      address: insult,
      postalCode: '1234 AB',
      city: 'Utrecht',
      country: 'NL',
      reference: insult,
    },
    price: '1',
    agreement: true,
  })
  const register = async (name: string, participants = 1, byUser = false): Promise<number> => {
    const data = dataOf(name, participants)
    const accepted = await handler.accept({ data, place }, contextFor(0, byUser))
    if (Array.isArray(accepted)) throw new Error('the registration is refused')
    const { state = '', subject = '', quantity = 1 } = accepted
    const id = stored.length + 1
    const registration = { id, at: now, since: now, state, subject, quantity, data, place }
    stored.push({ ...registration, language: 'en' })
    await handler.accepted?.(find(id), contextFor(id, byUser))
    return id
  }
  const act = async (action: 'confirm' | 'cancel', id: number, byUser = false) => {
    const context = contextFor(id, byUser)
    // What a transaction has read does not change with what it writes.
    const registration = { ...find(id) }
    if ((await handler.actions?.[action]?.details(registration, context)) === null) return
    await handler.actions?.[action]?.run(registration, context)
  }
  return {
    register,
    act,
    mails,
    mailsTo: (name: string) => mails.filter(({ to }) => to.address === `${name}@example.org`),
    notices: () => mails.filter(({ to }) => to.address === 'office@som.example'),
    states: () => stored.map(({ state }) => state),
    later: (hours: number) => {
      now = new Date(now.getTime() + hours * hour)
    },
    endHeld: async () => {
      const [first] = await inState('', 'reserved')
      if (first) await handler.reservations?.ended({ ...first }, contextFor(first.id))
    },
  }
}

/** Everything that a recipient sees of a mail. */
const wordsOf = ({ to, replyTo, subject, before, after, attachments }: FormMail): string =>
  JSON.stringify([to.name, replyTo, subject, before, after, attachments])

describe('a mail to an address that nobody has confirmed', () => {
  it('has nothing that a stranger wrote, and the link that confirms the address', async () => {
    const desk = openDesk(12)
    await desk.register('held', 2)
    await desk.register('asked', 12)
    for (const [name, count] of [
      ['held', 2],
      ['asked', 12],
    ] as const) {
      const [mail, ...others] = desk.mailsTo(name)
      expect(others).toEqual([])
      expect(mail?.action).toMatchObject({ name: 'confirm', days: 30 })
      expect(mail?.isRequired).toBe(true)
      expect(mail && wordsOf(mail)).not.toContain('evil')
      expect(mail?.before).toContain(`Participants: ${count}`)
    }
    expect(desk.notices()).toEqual([])
  })

  it('stays so when a user cancels or confirms the registration, or the page asks for no confirmation', async () => {
    const desk = openDesk(4)
    await desk.register('first')
    await desk.act('cancel', 1, true)
    await desk.register('second')
    await desk.act('confirm', 2, true)
    const lenient = openDesk(1, { confirmsAtOnce: true })
    await lenient.register('third')
    await lenient.register('fourth')
    await lenient.act('cancel', 1)
    expect(lenient.mailsTo('fourth')).toHaveLength(2)
    const sent = [...desk.mails, ...lenient.mails].filter(({ isInternal }) => !isInternal)
    expect(sent).toHaveLength(8)
    for (const mail of sent) expect(wordsOf(mail)).not.toContain('evil')
  })

  it('is followed by one with the names once its link was followed', async () => {
    const desk = openDesk(4)
    await desk.register('ann', 2)
    await desk.act('confirm', 1)
    const [, mail] = desk.mailsTo('ann')
    expect(mail?.before).toContain(`Participants: ${insult}, ${insult}`)
    expect(mail?.attachments).toHaveLength(1)
    expect(mail?.action).toMatchObject({ name: 'cancel' })
  })
})

describe('places for addresses that nobody has confirmed', () => {
  it('are held up to half of those that are left, and then given to whoever confirms first', async () => {
    const desk = openDesk(4)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await desk.register(name)
    expect(desk.states()).toEqual(['reserved', 'reserved', 'unconfirmed', 'unconfirmed', 'unconfirmed'])
    await desk.act('confirm', 5)
    await desk.act('confirm', 4)
    await desk.act('confirm', 3)
    expect(desk.states()).toEqual(['reserved', 'reserved', 'waiting', 'confirmed', 'confirmed'])
    await desk.act('confirm', 1)
    expect(desk.states()[0]).toBe('confirmed')
    await desk.act('confirm', 1)
    expect(desk.notices()).toHaveLength(4)
  })

  it('go to the waiting list after a day, in the order in which it was joined', async () => {
    const desk = openDesk(4)
    await desk.register('held', 2)
    for (const name of ['b', 'c', 'd', 'e']) await desk.register(name)
    for (const id of [2, 3, 5, 4]) {
      desk.later(0.1)
      await desk.act('confirm', id)
    }
    expect(desk.states()).toEqual(['reserved', 'confirmed', 'confirmed', 'waiting', 'waiting'])
    desk.later(23)
    await desk.register('late')
    await desk.endHeld()
    expect(desk.states()).toEqual(['reserved', 'confirmed', 'confirmed', 'waiting', 'waiting', 'unconfirmed'])
    desk.later(1)
    await desk.endHeld()
    expect(desk.states()).toEqual([
      'unconfirmed',
      'confirmed',
      'confirmed',
      'confirmed',
      'confirmed',
      'unconfirmed',
    ])
    const promoted = desk.mails.slice(-2)
    expect(promoted.map(({ about }) => about)).toEqual([5, 4])
  })

  it('are there again for who confirms after a day, or else the waiting list is', async () => {
    const desk = openDesk(4)
    await desk.register('a')
    await desk.register('b')
    desk.later(25)
    await desk.act('confirm', 1)
    expect(desk.states()).toEqual(['confirmed', 'unconfirmed'])
    await desk.register('c', 3, true)
    await desk.act('confirm', 2)
    expect(desk.states()).toEqual(['confirmed', 'waiting', 'confirmed'])
    expect(desk.mailsTo('b').at(-1)?.subject).toBe('Waiting list: Buying well')
  })

  it('are free for others when a user cancels the registration', async () => {
    const desk = openDesk(4)
    await desk.register('held', 2)
    await desk.register('b', 2, true)
    await desk.register('c', 2, true)
    expect(desk.states()).toEqual(['reserved', 'confirmed', 'waiting'])
    await desk.act('cancel', 1, true)
    expect(desk.states()).toEqual(['cancelled', 'confirmed', 'confirmed'])
    expect(desk.mailsTo('held').at(-1)?.before).toContain('You owe nothing.')
  })
})

describe('a registration is confirmed at once', () => {
  it('where an editor chose so', async () => {
    const desk = openDesk(2, { confirmsAtOnce: true })
    for (const name of ['a', 'b', 'c']) await desk.register(name)
    expect(desk.states()).toEqual(['confirmed', 'confirmed', 'waiting'])
  })

  it('that a user sends', async () => {
    const desk = openDesk(2)
    await desk.register('a', 2, true)
    expect(desk.states()).toEqual(['confirmed'])
    expect(desk.notices()).toHaveLength(1)
  })
})

it('notices that are gathered say how many come to what, and name nobody', async () => {
  const desk = openDesk(4)
  await desk.register('a', 2)
  await desk.act('confirm', 1)
  const gather = desk.notices()[0]?.gather
  const mail = gather?.of([gather.line, gather.line])
  expect(mail?.subject).toBe('More registrations: 2')
  expect(mail?.before.slice(1)).toEqual(Array(2).fill('Buying well, 1 June 2027: 2 registered'))
})
