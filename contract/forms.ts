import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  email,
  id,
  json,
  jsonObject,
  linkToken,
  locale,
  pathID,
  revision,
  text,
  timestamp,
} from './fields.ts'
import { pageID } from './ids.ts'
import { writeLetters } from './letters.ts'
import { limits } from './limits.ts'
import { listOf, listQuery } from './list.ts'
import { languages } from './locales.ts'
import { mailStates, undeliverableAddress } from './mails.ts'

/** A field of a form as a visitor read it. */
export interface WordingField {
  name: string
  kind: string
  label: string
  options?: { value: string; label: string }[] | undefined
  fields?: WordingField[] | undefined
}

const wordingField: z.ZodMiniType<WordingField> = z.object({
  name: z.string(),
  /** Such as `long-text` or `consent`. */
  kind: z.string(),
  label: z.string(),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  fields: z.optional(z.array(z.lazy(() => wordingField))),
})

/** What a visitor was asked, in the words that they read. */
export const wording = z.object({ label: z.string(), fields: z.array(wordingField) })
export type Wording = z.output<typeof wording>

/** A text in all languages, or one per language. */
const label = z.union([z.string(), z.record(z.string(), z.string())])

const formID = z
  .string('required')
  .check(z.regex(/^[a-z][a-z0-9-]{0,63}(:[A-Za-z0-9_-]{1,64})?$/, 'invalidFormat'))
const stateName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'invalidFormat'))
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalidFormat'))

/** A submission in a list. */
export const submissionRow = z.object({
  id: z.int(),
  form: z.string(),
  at: timestamp,
  locale: z.string(),
  /** Null when the page was deleted. */
  pageID: z.nullable(pageID),
  page: z.nullable(z.object({ title: z.string(), locale: z.string(), slug: z.string() })),
  state: z.string(),
  /** What it is about, such as a date of a training; "" for most forms. */
  subject: z.string(),
  /** The name of that when the submission was sent. */
  subjectLabel: z.string(),
  quantity: z.int(),
  /** Until when places are held for it unless the visitor confirms them; null if none are. */
  heldUntil: z.nullable(timestamp),
  /** The email address of the visitor; "" if the form does not ask for it. */
  email: z.string(),
  /** Whether emails to this address come back, whatever they are about. */
  undeliverable: undeliverableAddress,
  /** The answers. */
  fields: jsonObject,
  hasNote: z.boolean(),
  /** When it will be deleted; null for never. */
  deleteAfter: z.nullable(timestamp),
})

/** A submission in the list of a form. */
export type SubmissionRow = z.output<typeof submissionRow>

export const submission = z.object({
  ...submissionRow.shape,
  revision: z.int(),
  formVersion: z.int(),
  language: z.enum(languages),
  wording,
  note: z.string(),
  /** The emails about it, newest first. */
  mails: z.array(
    z.object({
      id: z.int(),
      to: z.string(),
      subject: z.string(),
      state: z.enum(mailStates),
      createdAt: timestamp,
      sentAt: z.nullable(timestamp),
    }),
  ),
  /** What users may do in the name of the visitor now, and with what effects. */
  actions: z.array(z.object({ name: z.string(), label, effects: z.array(label) })),
})
export type Submission = z.output<typeof submission>

/** A form that has submissions, is declared in code, or is on a published page. */
export const formSummary = z.object({
  id: z.string(),
  label,
  /** A published page with the form, if there is one. */
  page: z.nullable(z.object({ id: pageID, title: z.string(), locale: z.string(), slug: z.string() })),
  /** False for forms that editors compose. */
  isDeclared: z.boolean(),
  /** Whether its submissions take places, such as those of a training. */
  countsPlaces: z.boolean(),
  /** The paths and labels of the values that a list shows. */
  columns: z.array(z.object({ path: z.string(), label })),
  /** In the order of a submission's life; the first is that of new ones. */
  states: z.array(z.object({ id: z.string(), label, count: z.int() })),
  total: z.int(),
  /** How many were sent within the last seven days. */
  lastWeek: z.int(),
  newestAt: z.nullable(timestamp),
  retentionDays: z.nullable(z.int()),
})
export type FormSummary = z.output<typeof formSummary>

export const submissionColumns = ['at', 'state', 'email', 'subject'] as const

const filters = {
  /** The id of a form; "" for all. */
  form: z._default(z.union([z.literal(''), formID]), ''),
  state: z._default(z.union([z.literal(''), stateName]), ''),
  subject: z._default(text(), ''),
  from: z.optional(z.iso.datetime({ offset: true, error: 'invalidNumberOrDate' })),
  to: z.optional(z.iso.datetime({ offset: true, error: 'invalidNumberOrDate' })),
}

export const forms = {
  submit: defineCall({
    method: 'POST',
    path: '/forms/{form}/submit',
    summary: 'Submit a form; `location` shows the submission, or the page that follows it, if there is one',
    access: 'anyone',
    params: z.object({ form: formID }),
    /** The answers by field name, and where the form is. Header `Idempotency-Key` makes a repetition safe. */
    body: z.catchall(
      z.object({
        pageID: z.optional(id),
        blockKey: z.optional(key),
        locale: z.optional(locale),
        /** Filled in by robots only. */
        website: z.optional(z.string()),
        /** When the visitor opened the form, in milliseconds since 1970. */
        startedAt: z.optional(z.number('invalidNumberOrDate')),
      }),
      json,
    ),
    response: z.object({ location: z.nullable(z.string()) }),
    errors: ['notFound', 'tooManyRequests'],
  }),
  act: defineCall({
    method: 'POST',
    path: '/forms/{form}/{action}',
    summary: 'Act on a submission with the token of a mailed link, such as confirm, unsubscribe or cancel',
    access: 'anyone',
    params: z.object({ form: formID, action: stateName }),
    body: z.strictObject({ token: linkToken }),
    response: z.object({ state: z.string() }),
    errors: ['notFound', 'invalidToken'],
  }),
  list: defineCall({
    method: 'GET',
    path: '/forms/list',
    summary: 'List the forms, with the number of their submissions',
    access: { permission: 'view-submissions' },
    response: z.object({ data: z.array(formSummary) }),
  }),
  subjects: defineCall({
    method: 'GET',
    path: '/forms/subjects',
    summary: 'List what the submissions of a form are about, with totals by state and the places left',
    access: { permission: 'view-submissions' },
    query: z.strictObject({ form: formID }),
    response: z.object({
      data: z.array(
        z.object({
          subject: z.string(),
          label: z.string(),
          pageID: z.nullable(pageID),
          /** False for what no published page has any more. */
          isOffered: z.boolean(),
          /** The first day, such as `2027-03-02`; null without one. */
          startsAt: z.nullable(z.string()),
          /** Null if they are not limited. */
          places: z.nullable(z.int()),
          left: z.nullable(z.int()),
          totals: z.record(z.string(), z.object({ submissions: z.int(), quantity: z.int() })),
        }),
      ),
    }),
  }),
  submissions: defineCall({
    method: 'GET',
    path: '/forms/submissions',
    summary: 'List submissions, newest first by default',
    access: { permission: 'view-submissions' },
    query: z.strictObject({ ...listQuery(submissionColumns), ...filters }),
    response: listOf(submissionRow),
  }),
  csv: defineCall({
    method: 'GET',
    path: '/forms/submissions.csv',
    summary: 'Export the submissions of a form as CSV, newest first',
    access: { permission: 'view-submissions' },
    transport: 'file',
    query: z.strictObject({
      ...filters,
      form: formID,
      searchTerm: z._default(text(), ''),
      /** The name of a repeated field, each item of which becomes a row. */
      each: z._default(text(), ''),
      /** Of the headings. */
      language: z._default(z.enum(languages, 'valueNotAllowed'), 'en'),
    }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/forms/submission/{id}',
    summary: 'Get a submission, with what the visitor was asked',
    access: { permission: 'view-submissions' },
    params: z.object({ id: pathID }),
    response: z.object({ submission }),
  }),
  update: defineCall({
    method: 'PUT',
    path: '/forms/submission/{id}',
    summary: 'Change the state or the note of a submission',
    access: { permission: 'view-submissions' },
    params: z.object({ id: pathID }),
    body: z.strictObject({
      state: z.optional(stateName),
      note: z.optional(text(limits.remark)),
      revision,
    }),
    response: z.object({ submission }),
    errors: ['staleRevision'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/forms/submission/{id}',
    summary: 'Delete a submission and its emails',
    access: { permission: 'view-submissions' },
    params: z.object({ id: pathID }),
  }),
  run: defineCall({
    method: 'POST',
    path: '/forms/submission/{id}/run',
    summary: 'Run an action, such as cancel or unsubscribe, in the name of the visitor',
    access: { permission: 'view-submissions' },
    params: z.object({ id: pathID }),
    body: z.strictObject({ action: stateName }),
    response: z.object({ submission }),
  }),
  removeSeveral: defineCall({
    method: 'POST',
    path: '/forms/submission/delete',
    summary: 'Delete several submissions and their emails',
    access: { permission: 'view-submissions' },
    body: z.strictObject({
      ids: z.array(id).check(z.maxLength(limits.pageSizeMax, 'tooManyItems')),
    }),
    response: z.object({ total: z.int() }),
  }),
  write: writeLetters,
  erase: defineCall({
    method: 'POST',
    path: '/forms/erase',
    summary:
      'Erase a person by email address from all forms, or with `preview` only count what would be erased',
    access: { permission: 'view-submissions' },
    body: z.strictObject({ email, preview: z._default(z.boolean('wrongType'), false) }),
    response: z.object({
      /** Submissions of this address, which are deleted. */
      submissions: z.int(),
      forms: z.array(z.object({ form: z.string(), label, submissions: z.int() })),
      /** Submissions of others that name the address, in which the person becomes anonymous. */
      mentions: z.int(),
      /** Emails of forms to this address, about these submissions, and about those mentions, which are deleted. */
      mails: z.int(),
    }),
  }),
}
