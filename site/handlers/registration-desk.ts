import type { FormContext, FormMail } from 'ximblox/server'
import { trainingRegistration } from '../forms/training-registration.ts'
import type { Data, Registration } from './registration.ts'
import { trainingRegistrationHandler as handler } from './training-registration-handler.ts'

const hour = 3_600_000
export const insult = 'Your account is blocked, log in at https://evil.example'

interface Sent extends FormMail {
  about: number
}

/** For tests: a training with one date, and its registrations in memory instead of the database. */
export const openDesk = (capacity: number, { confirmsAtOnce = false } = {}) => {
  let now = new Date('2027-01-01T09:00:00Z')
  const mails: Sent[] = []
  const stored: Registration[] = []
  const date = { key: 'd1', start: '2027-06-01', end: '', opensOn: '', capacity, times: '', place: 'Utrecht' }
  const place = {
    page: {
      id: 1,
      groupID: 1,
      locale: 'en-gb',
      title: 'Buying well',
      path: '/en-gb/buying-well',
      type: 'training',
      props: { price: 100, offerHours: 48, dates: [date] },
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
    global: async id =>
      id === 'site' ? { name: 'SOM' } : { phone: '030 765 43 21', email: 'hello@som.example' },
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
    setState: async (id, state, heldUntil) => {
      const one = find(id)
      if (one.state !== state) Object.assign(one, { state, since: now, heldUntil: heldUntil ?? null })
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
    contact: { name: insult, email: `${name}@example.org`, phone: '030 123 45 67', takesPart: [] },
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
  /** Returns the errors of a registration that is refused. */
  const send = async (changes: Partial<Data>, byUser = false, name = 'ann', participants = 1) => {
    const sent = { ...dataOf(name, participants), ...changes }
    const accepted = await handler.accept({ data: sent, place }, contextFor(0, byUser))
    if (Array.isArray(accepted)) return accepted
    const { state = '', subject = '', quantity = 1, data = sent, heldUntil = null } = accepted
    const id = stored.length + 1
    const subjectLabel = accepted.subjectLabel ?? ''
    const registration = {
      id,
      at: now,
      since: now,
      state,
      heldUntil,
      subject,
      subjectLabel,
      quantity,
      data,
      place,
    }
    stored.push({ ...registration, language: 'en' })
    await handler.accepted?.(find(id), contextFor(id, byUser))
    return []
  }
  const register = async (name: string, participants = 1, byUser = false): Promise<number> => {
    const errors = await send({}, byUser, name, participants)
    if (errors.length > 0) throw new Error('the registration is refused')
    return stored.length
  }
  const act = async (action: 'confirm' | 'accept' | 'cancel', id: number, byUser = false) => {
    const context = contextFor(id, byUser)
    // What a transaction has read does not change with what it writes.
    const registration = { ...find(id) }
    if ((await handler.actions?.[action]?.details(registration, context)) === null) return
    await handler.actions?.[action]?.run(registration, context)
  }
  const canCancel = async (id: number): Promise<boolean> => {
    const details = await handler.actions?.cancel?.details({ ...find(id) }, contextFor(id))
    return details !== null && details !== undefined
  }
  return {
    send,
    register,
    act,
    canCancel,
    registrations: (): Registration[] => stored.map(registration => ({ ...registration })),
    mails,
    mailsTo: (name: string) => mails.filter(({ to }) => to.address === `${name}@example.org`),
    notices: () => mails.filter(({ to }) => to.address === 'office@som.example'),
    states: () => stored.map(({ state }) => state),
    later: (hours: number) => {
      now = new Date(now.getTime() + hours * hour)
    },
    settle: async () => {
      const [first] = stored.filter(({ state }) => ['reserved', 'offered', 'waiting'].includes(state))
      if (first) await handler.reservations?.settle({ ...first }, contextFor(first.id))
    },
    /** What an editor publishes. */
    change: (changes: Partial<typeof date>) => {
      Object.assign(date, changes)
    },
    offerFor: (hours: number) => {
      place.page.props.offerHours = hours
    },
    capacity: () => date.capacity,
    removeDate: () => {
      place.page.props.dates = []
    },
  }
}
