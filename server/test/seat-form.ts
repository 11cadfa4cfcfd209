import { defineBlock } from '@ximblox/blocks/define-block'
import { defineForm } from '@ximblox/blocks/forms/define-form'
import { defineFormHandler, type FormContext, type StoredSubmission } from '../kernel/forms/form-handler.ts'

/** Seats that are held for addresses which nobody has confirmed. */
export const seatForm = defineForm({
  id: 'seats',
  version: 1,
  label: 'Seats',
  fields: {
    date: { kind: 'hidden', label: 'Date', required: true },
    name: { kind: 'text', label: 'Name' },
    email: { kind: 'email', label: 'Email', required: true },
    seats: { kind: 'number', label: 'Seats', required: true, integer: true },
  },
  states: { held: 'Held', asked: 'Asked for', taken: 'Taken', left: 'Left' },
  columns: ['email'],
  emailField: 'email',
  retentionDays: null,
})

export const heldHours = 24
export const seatOffice = 'seats@som.test'

interface Seats {
  date: string
  name: string
  email: string
}

const notify = (
  { data: { email, date } }: Pick<StoredSubmission<Seats>, 'data'>,
  { mail }: Pick<FormContext<never>, 'mail'>,
) =>
  mail({
    to: { address: seatOffice, name: '' },
    subject: `Seats for ${email}`,
    before: [],
    isInternal: true,
    gather: {
      line: `Seats on ${date}`,
      of: lines => ({ subject: `${lines.length} more`, before: ['Hello,', ...lines] }),
      link: { label: 'Seats', path: '/cmsadmin/submissions' },
    },
  })

export const seatHandler = defineFormHandler({
  form: seatForm,
  accept: async ({ data }, { now, byUser, lock, inState, mail }) => {
    await lock(data.date)
    for (const { id, data: other } of await inState(data.date, 'asked'))
      await mail({ to: { address: other.email, name: '' }, subject: 'Others ask, too', before: [] }, id)
    const placed = { subject: data.date, quantity: data.seats ?? 1 }
    if (byUser) return { ...placed, state: 'taken' }
    return { ...placed, state: 'held', heldUntil: new Date(now.getTime() + heldHours * 3_600_000) }
  },
  accepted: async (submission, context) => {
    const { name, email } = submission.data
    await context.mail({
      to: { address: email, name },
      subject: 'Confirm your seats',
      before: [],
      action: { label: 'Confirm', name: 'confirm', days: 7 },
      isRequired: true,
    })
    if (submission.state === 'taken') await notify(submission, context)
  },
  actions: {
    confirm: {
      details: async ({ state }) => (state === 'taken' ? null : {}),
      run: async (submission, context) => {
        const { name, email } = submission.data
        await context.setState(submission.id, 'taken')
        await context.mail({ to: { address: email, name }, subject: 'Your seats', before: [] })
        await notify(submission, context)
        return { state: 'taken' }
      },
      onBehalf: { label: 'Confirm', effects: () => [] },
    },
  },
  reservations: {
    unconfirmed: ['held', 'asked'],
    held: ['held'],
    settle: async ({ subject }, { now, inState, setState }) => {
      for (const { id, heldUntil } of await inState(subject, 'held'))
        if (heldUntil && heldUntil <= now) await setState(id, 'asked')
    },
  },
})

export const seatBlock = defineBlock({
  id: 'seats-form',
  version: 1,
  label: 'Seats',
  group: 'forms',
  fields: {},
  params: ['sent'],
  form: () => seatForm,
})
