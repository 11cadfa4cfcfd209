import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { DataOf, FormFields } from '@ximblox/blocks/forms/form-field'
import type { Block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'

/** The published page and block that a form stands in; they are read from the live version, never from the request. */
export interface FormPlace {
  page: {
    id: number
    groupID: number
    locale: string
    title: string
    path: string
    type: string
    props: JsonObject
  }
  /** Null when the form was submitted over the API without a block. */
  block: Block | null
}

/** A mail to be sent after the transaction; its texts are the site's, in the language of the visitor. */
export interface FormMail {
  to: { address: string; name: string }
  replyTo?: { address: string; name: string }
  subject: string
  /** Paragraphs of plain text; values of visitors need no escaping. */
  before: string[]
  /** A link with a token for an action of the submission. */
  action?: { label: string; name: string }
  after?: string[]
  attachments?: { fileName: string; mimeType: string; content: string }[]
  /** Adds `List-Unsubscribe` and `List-Unsubscribe-Post` for the action `unsubscribe`. */
  isBulk?: boolean
}

/** An earlier submission of the same form. */
export interface StoredSubmission<Data> {
  id: number
  at: Date
  state: string
  subject: string
  quantity: number
  data: Data
  language: Language
  place: FormPlace | null
}

/** What a handler may use; everything happens in the transaction that stores the submission. */
export interface FormContext<Data> {
  now: Date
  language: Language
  /** Origin for absolute URLs. */
  siteURL: string
  /** Holds back other submissions with this subject until the end of the transaction. */
  lock(subject: string): Promise<void>
  /** Submissions with this subject: how many, and the sum of their quantities, by state. */
  totals(subject: string): Promise<Record<string, { submissions: number; quantity: number }>>
  /** Submissions with this subject in a state, oldest first. */
  inState(subject: string, state: string): Promise<StoredSubmission<Data>[]>
  /** Earlier submissions with the same email address, newest first. */
  fromAddress(email: string): Promise<StoredSubmission<Data>[]>
  setState(id: number, state: string): Promise<void>
  /** Sends a mail about this submission, or about another one of the form. */
  mail(mail: FormMail, submissionID?: number): Promise<void>
}

export interface Accepted {
  /** The first state of the form when absent. */
  state?: string
  /** What the submission is about, for counting places: such as a page and the key of a date. */
  subject?: string
  quantity?: number
  /** Use this earlier submission instead of storing another one. */
  instead?: number
  /** Shows the submission by its token after the redirect, rather than a general confirmation. */
  showsSubmission?: boolean
}

/** What a site does with the submissions of a form. */
export interface FormHandler<F extends FormFields = FormFields> {
  form: FormDefinition<F>
  /** Called once for every new submission, before it is stored. Throws a refusal for errors. */
  accept(
    submission: { data: DataOf<F>; place: FormPlace },
    context: FormContext<DataOf<F>>,
  ): Promise<Accepted | ErrorEntry[]>
  /** Called after the submission has its id, for its mails. */
  accepted?(submission: StoredSubmission<DataOf<F>>, context: FormContext<DataOf<F>>): Promise<void>
  /** The actions behind the links in mails. `details` computes what the page shows before; it changes nothing. */
  actions?: Readonly<
    Record<
      string,
      {
        /** Null when the action is no longer possible. */
        details(
          submission: StoredSubmission<DataOf<F>>,
          context: FormContext<DataOf<F>>,
        ): Promise<Json | null>
        run(
          submission: StoredSubmission<DataOf<F>>,
          context: FormContext<DataOf<F>>,
        ): Promise<{ state: string }>
      }
    >
  >
}

/** Wraps a handler, so that its data is typed by the fields of its form. */
export const defineFormHandler = <F extends FormFields>(handler: FormHandler<F>): FormHandler<F> => handler
