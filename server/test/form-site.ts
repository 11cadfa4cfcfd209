import { defineBlock } from '@ximblox/blocks/define-block'
import { file } from '@ximblox/blocks/fields/file'
import { list } from '@ximblox/blocks/fields/list'
import { number } from '@ximblox/blocks/fields/number'
import { plain } from '@ximblox/blocks/fields/plain'
import { defineForm } from '@ximblox/blocks/forms/define-form'
import { defineFormHandler } from '../kernel/forms/form-handler.ts'
import { seatBlock, seatForm, seatHandler } from './seat-form.ts'

/** Every kind of field, in a form that only stores and notifies. */
const survey = defineForm({
  id: 'survey',
  version: 1,
  label: { en: 'Survey', nl: 'Enquête' },
  fields: {
    name: { kind: 'text', label: { en: 'Name', nl: 'Naam' }, required: true },
    email: { kind: 'email', label: { en: 'Email', nl: 'E-mail' }, required: true },
    phone: { kind: 'phone', label: 'Phone' },
    message: { kind: 'long-text', label: 'Message', max: 500 },
    age: { kind: 'number', label: 'Age', min: 0, max: 150, integer: true },
    day: { kind: 'date', label: 'Day' },
    colour: {
      kind: 'select',
      label: 'Colour',
      options: [
        { value: 'red', label: 'Red' },
        { value: 'other', label: 'Other' },
      ],
    },
    shade: { kind: 'text', label: 'Shade', required: true, showWhen: { field: 'colour', is: 'other' } },
    size: { kind: 'radio', label: 'Size', options: [{ value: 's', label: 'Small' }] },
    topics: {
      kind: 'checkboxes',
      label: 'Topics',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    source: { kind: 'hidden', label: 'Source' },
    address: { kind: 'group', label: 'Address', fields: { city: { kind: 'text', label: 'City' } } },
    friends: {
      kind: 'repeated',
      label: 'Friends',
      min: 0,
      max: 3,
      fields: {
        name: { kind: 'text', label: 'Name', required: true },
        email: { kind: 'email', label: 'Email' },
      },
    },
    agreement: { kind: 'consent', label: 'I agree to everything', required: true },
  },
  states: { new: 'New', done: 'Done' },
  columns: ['name', 'email'],
  emailField: 'email',
  retentionDays: 30,
})

const office = 'office@som.test'

const surveyHandler = defineFormHandler({
  form: survey,
  accept: async () => ({}),
  accepted: async ({ data }, context) => {
    const replyTo = { address: data.email, name: data.name }
    await context.mail({
      to: { address: office, name: '' },
      replyTo,
      subject: `Survey of ${data.name}`,
      before: [data.message],
      isInternal: true,
    })
  },
  stateChanged: async ({ data, state }, before, context) => {
    await context.mail({
      to: { address: data.email, name: '' },
      subject: `From ${before} to ${state}`,
      before: [],
    })
  },
})

/** Places of an event, with a waiting list, confirmation and cancellation. */
const registration = defineForm({
  id: 'registration',
  version: 2,
  label: 'Registration',
  fields: {
    date: { kind: 'hidden', label: 'Date', required: true },
    email: { kind: 'email', label: 'Email', required: true },
  },
  states: { registered: 'Registered', waiting: 'Waiting list', cancelled: 'Cancelled' },
  columns: ['email'],
  emailField: 'email',
  retentionDays: null,
  stateRetentionDays: { cancelled: 7 },
})

export const places = 10

const registrationHandler = defineFormHandler({
  form: registration,
  accept: async ({ data }, context) => {
    await context.lock(data.date)
    const { registered } = await context.totals(data.date)
    const state = (registered?.quantity ?? 0) < places ? 'registered' : 'waiting'
    return { state, subject: data.date, subjectLabel: `The event on ${data.date}`, showsSubmission: true }
  },
  accepted: async ({ data, state }, context) => {
    await context.mail({
      to: { address: data.email, name: '' },
      subject: `You are ${state}`,
      before: ['Hello,'],
      action: { label: 'Cancel', name: 'cancel' },
      attachments: [{ fileName: 'event.ics', mimeType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    })
  },
  actions: {
    cancel: {
      details: async ({ state }) => (state === 'cancelled' ? null : { cost: 0 }),
      run: async ({ subject, state }, context) => {
        const [next] = await context.inState(subject, 'waiting')
        if (state === 'registered' && next) await context.setState(next.id, 'registered')
        return { state: 'cancelled' }
      },
      onBehalf: {
        label: { en: 'Cancel registration', nl: 'Inschrijving annuleren' },
        effects: details => [`Costs: ${JSON.stringify(details)}`],
      },
    },
  },
  subjects: {
    pageType: 'news',
    of: ({ title, props: { day } }) =>
      typeof day === 'string' && day !== ''
        ? [{ subject: day, label: title, facts: [title], startsAt: day, places }]
        : [],
    takes: ['registered'],
  },
  letters: {
    prepare: ({ page, next }, language) => ({
      subject: `${language}: ${page.title}`,
      text: `Was ${textOf(page.props.day)}, ${next ? `is ${textOf(next.props.day)}` : 'is over'}`,
    }),
    send: async ({ data }, { subject, text }, context) => {
      const action = { label: 'Cancel', name: 'cancel' }
      await context.mail({ to: { address: data.email, name: '' }, subject, before: [text], action })
    },
  },
  show: async ({ state, subject }) => ({ state, subject }),
  removed: async ({ subject, state }, context) => {
    const [next] = state === 'registered' ? await context.inState(subject, 'waiting') : []
    if (!next) return
    await context.setState(next.id, 'registered')
    const to = { address: next.data.email, name: '' }
    await context.mail({ to, subject: 'You have a place now', before: [] }, next.id)
  },
  ended: ['cancelled'],
})

/** Double opt-in: one submission for each address. */
const newsletter = defineForm({
  id: 'newsletter',
  version: 1,
  label: 'Newsletter',
  fields: {
    email: { kind: 'email', label: 'Email', required: true },
    agreement: { kind: 'consent', label: 'I agree', required: true },
  },
  states: { pending: 'Pending', subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' },
  columns: ['email'],
  emailField: 'email',
  retentionDays: null,
  stateRetentionDays: { pending: 7 },
})

const newsletterHandler = defineFormHandler({
  form: newsletter,
  accept: async ({ data }, context) => {
    await context.lock(data.email)
    const [known] = await context.fromAddress(data.email)
    if (known?.state === 'unsubscribed') await context.setState(known.id, 'pending')
    return known ? { instead: known.id } : {}
  },
  accepted: async ({ data }, context) => {
    await context.mail({
      to: { address: data.email, name: '' },
      subject: 'Confirm',
      before: ['Please confirm.'],
      action: { label: 'Confirm', name: 'confirm', days: 7 },
      isBulk: true,
      oncePerHour: true,
    })
  },
  actions: {
    confirm: {
      details: async ({ state }) => (state === 'pending' ? {} : null),
      run: async () => ({ state: 'subscribed' }),
    },
    unsubscribe: {
      details: async ({ state }) => (state === 'unsubscribed' ? null : {}),
      run: async ({ id }, { endLinks }) => {
        await endLinks(id, 'confirm')
        return { state: 'unsubscribed' }
      },
    },
  },
  ended: ['unsubscribed'],
})

/** A file in exchange for an address, beside one that everybody gets. */
const leaflet = defineForm({
  id: 'leaflet',
  version: 1,
  label: 'Leaflet',
  fields: { email: { kind: 'email', label: 'Email', required: true } },
  states: { new: 'New' },
  columns: ['email'],
  emailField: 'email',
  retentionDays: 30,
})

export const leafletDays = 7

const leafletHandler = defineFormHandler({
  form: leaflet,
  accept: async () => ({ showsSubmission: true }),
  show: async ({ at, place }, { now, fileLink }) => {
    const until = new Date(at.getTime() + leafletDays * 86_400_000)
    return now < until ? ((await fileLink(place, 'leaflet', until)) ?? null) : null
  },
})

/** What editors compose. */
const composed = defineForm({
  id: 'form',
  version: 1,
  label: 'Form',
  fields: {},
  states: { new: 'New' },
  columns: [],
  retentionDays: 90,
})

const composedHandler = defineFormHandler({
  form: composed,
  accept: async ({ place }) =>
    place.block?.props.thanks ? { redirect: textOf(place.block.props.thanks) } : {},
  accepted: async ({ place }, context) => {
    const to = textOf(place?.block?.props.recipient)
    await context.mail({
      to: { address: to, name: '' },
      subject: context.form.id,
      before: ['Sent'],
      isInternal: true,
    })
  },
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const label = 'Label'
const leafletBlock = defineBlock({
  id: 'leaflet-form',
  version: 1,
  label,
  group: 'forms',
  fields: { leaflet: file({ label, private: true }), sample: file({ label }) },
  params: ['sent'],
  form: () => leaflet,
})

const formBlock = (form: typeof survey | typeof registration | typeof newsletter) =>
  defineBlock({
    id: `${form.id}-form`,
    version: 1,
    label,
    group: 'forms',
    fields: {},
    params: ['sent'],
    form: () => form,
  })

const composedBlock = defineBlock({
  id: 'form',
  version: 1,
  label,
  group: 'forms',
  fields: {
    recipient: plain({ label, private: true }),
    thanks: plain({ label }),
    questions: list({ label, fields: { question: plain({ label }) } }),
  },
  params: ['sent'],
  form: ({ questions }, blockKey) => ({
    ...composed,
    id: `form:${blockKey}`,
    label: `Form ${blockKey}`,
    fields: Object.fromEntries(
      questions.map(({ key, question }) => [key, { kind: 'text' as const, label: question, required: true }]),
    ),
    columns: questions.map(({ key }) => key),
  }),
})

/** Shows how many places are left. */
const placesLeft = defineBlock({
  id: 'places-left',
  version: 1,
  label,
  group: 'forms',
  fields: { date: plain({ label }), size: number({ label }) },
  query: async ({ date }, { submissions }) => {
    const { [date]: totals } = await submissions.totals('registration', [date])
    return places - (totals?.registered?.quantity ?? 0)
  },
})

export const forms = [survey, registration, newsletter, leaflet, seatForm]
export const formHandlers = [
  surveyHandler,
  registrationHandler,
  newsletterHandler,
  leafletHandler,
  composedHandler,
  seatHandler,
]
export const formBlocks = [
  formBlock(survey),
  formBlock(registration),
  formBlock(newsletter),
  leafletBlock,
  composedBlock,
  placesLeft,
  seatBlock,
]
