import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { DataOf, FormFields } from '@ximblox/blocks/forms/form-field'
import type { Label } from '@ximblox/blocks/label'
import type { Block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'

/** The published page and block of a form; they are read from the live version, never from the request. */
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

/**
 * A mail to be sent after the transaction; its texts are the site's, in the language of the visitor. Because visitors may
 * enter the addresses of others, what they submit sends an address a few mails an hour at most, whatever the form.
 */
export interface FormMail {
  to: { address: string; name: string }
  replyTo?: { address: string; name: string }
  subject: string
  /** Paragraphs of plain text, the greeting included; values of visitors need no escaping. */
  before: string[]
  /** A link with a token for an action of the submission. Without `days` it is valid as long as the submission exists. */
  action?: { label: string; name: string; days?: number }
  after?: string[]
  attachments?: { fileName: string; mimeType: string; content: string }[]
  /** Adds `List-Unsubscribe` and `List-Unsubscribe-Post` for the action `unsubscribe`. */
  isBulk?: boolean
  /** To an address that no visitor entered, so that it gets all mails. */
  isInternal?: boolean
  /**
   * To the address of someone else than the visitor. Even after the visitor has confirmed their own, it gets as few mails an
   * hour as an address that nobody has confirmed.
   */
  isForOthers?: boolean
  /** Not sent if this form sent such a mail to the address within the last hour. */
  oncePerHour?: boolean
  /** Refuses the submission while the mail is held back, because nothing could follow from it without the link. */
  isRequired?: boolean
  /** Makes one mail of those that follow this one within ten minutes. */
  gather?: GatheredMail
}

/** One mail in place of several to the same address. Nothing in it may be about a person: it outlives the submissions. */
export interface GatheredMail {
  /** What it says about this submission. */
  line: string
  /** The mail, with the lines of all. */
  of(lines: readonly string[]): Pick<FormMail, 'subject' | 'before' | 'after'>
  /** A link to a path of this site. */
  link?: { label: string; path: string }
}

/** An earlier submission of the same form. */
export interface StoredSubmission<Data> {
  id: number
  at: Date
  state: string
  /** When it got its state. */
  since: Date
  /** Until when it holds places in its state, if that ends. */
  heldUntil: Date | null
  subject: string
  subjectLabel: string
  quantity: number
  data: Data
  language: Language
  /** Null when the page is not published any more. */
  place: FormPlace | null
}

/** What a handler may use; everything happens in the transaction that stores the submission. */
export interface FormContext<Data> {
  now: Date
  /** The form as it was shown; a composed one has the fields and the id of its block. */
  form: FormDefinition
  language: Language
  /** Origin for absolute URLs. */
  siteURL: string
  /** A user does this for the visitor. Nobody has shown by it that the visitor's address is theirs. */
  byUser: boolean
  /** Holds back other submissions with this subject until the end of the transaction. */
  lock(subject: string): Promise<void>
  /** The path of a published page, such as for `redirect`; undefined while it is not published. */
  livePath(pageID: number): Promise<string | undefined>
  /** The published props of site-wide content in a locale, by its id. */
  global(id: string, locale: string): Promise<JsonObject>
  /**
   * A link to the file of a private field of the block of a form, valid until then and while the page is
   * published with that file. Undefined without a file.
   */
  fileLink(place: FormPlace | null, field: string, until: Date): Promise<string | undefined>
  /** Submissions with this subject: how many, and the sum of their quantities, by state. */
  totals(subject: string): Promise<Record<string, { submissions: number; quantity: number }>>
  /** Submissions with this subject in a state, in the order in which they got it. */
  inState(subject: string, state: string): Promise<StoredSubmission<Data>[]>
  /** Earlier submissions with the same email address, newest first. */
  fromAddress(email: string): Promise<StoredSubmission<Data>[]>
  /** Changes the state; `heldUntil` is until when it holds places in it. */
  setState(id: number, state: string, heldUntil?: Date): Promise<void>
  /** Ends the links to this action in the mails about a submission, such as to confirm what was revoked since. */
  endLinks(id: number, action: string): Promise<void>
  /**
   * Sends a mail about this submission, or about another one of the form. Returns false for mails that are held back, and
   * for addresses that are not valid.
   */
  mail(mail: FormMail, submissionID?: number): Promise<boolean>
}

export interface Accepted<Data = unknown> {
  /** What to store in place of what was sent, such as with a price that was agreed. */
  data?: Data
  /** The first state of the form when absent. */
  state?: string
  /** Until when it holds places in this state. */
  heldUntil?: Date
  /** What the submission is about, for counting places: such as a page and the key of a date. */
  subject?: string
  /** The name of the subject in the admin area, such as the training and its date. */
  subjectLabel?: string
  quantity?: number
  /** Use this earlier submission instead of storing another one. */
  instead?: number
  /** Shows the submission by its token after the redirect, rather than a general confirmation. */
  showsSubmission?: boolean
  /** The path of a page to show instead of a confirmation in the block. */
  redirect?: string
}

/** What a link in a mail leads to. */
interface FormAction<Data> {
  /** What the page shows before; null when the action is not possible, or not any more. It changes nothing. */
  details(submission: StoredSubmission<Data>, context: FormContext<Data>): Promise<Json | null>
  /** Called only while `details` are not null, so it need not expect to be called twice. */
  run(submission: StoredSubmission<Data>, context: FormContext<Data>): Promise<{ state: string }>
  /** Other actions that the same link offers, such as to cancel instead of to confirm. */
  alternatives?: readonly string[]
  /** Lets users run it in the name of the visitor: the label of the button, and what they read before they confirm. */
  onBehalf?: { label: Label; effects(details: Json): Label[] }
}

/** What submissions take places of, such as a date of a training. */
export interface FormSubject {
  subject: string
  label: string
  /** What people count on, such as when and where it is: who changes it is asked before. */
  facts?: readonly string[]
  /** The first day, such as `2027-03-02`; null without one. */
  startsAt: string | null
  /** Null if they are not limited. */
  places: number | null
}

/** A change of a page that concerns those with a submission for a subject of it. */
export interface SubjectChange {
  subject: string
  /** The page before, in the language of the letter if it is published in that language. */
  page: FormPlace['page']
  /** The page as it will be; null if it will offer the subject no more. */
  next: FormPlace['page'] | null
}

/** What a user writes to people about their submissions. */
export interface Letter {
  subject: string
  text: string
}

interface FormLetters<Data> {
  /** What a user could write about a change. */
  prepare(change: SubjectChange, language: Language): Letter
  /**
   * Sends a letter about a submission, with its subject as it is, by which it is known. The greeting, the link and the
   * signature are the site's.
   */
  send(submission: StoredSubmission<Data>, letter: Letter, context: FormContext<Data>): Promise<void>
}

/** Where the subjects of a form are listed: in the props of the published pages of a type. */
interface FormSubjects {
  pageType: string
  /** The subjects of a page; its translations may have the same ones. */
  of(page: FormPlace['page']): FormSubject[]
  /** The states that take places. */
  takes: readonly string[]
}

/** Places of a subject that are held for a while, and those who wait for places. */
interface FormReservations<Data> {
  /**
   * The states of submissions whose address nobody has confirmed. One network may ask for few places of a subject in
   * them, and their mails name nobody as the recipient.
   */
  unconfirmed: readonly string[]
  /** The states in which submissions hold places for a while. */
  held: readonly string[]
  /** The state of those who wait for places. */
  waiting?: string
  /**
   * Gives places to others when they have been held long enough, and those that became free to who waits. Called for one
   * submission of each subject where places are held or waited for: at least once an hour, and when pages with subjects
   * are published. The lock of the subject is held.
   */
  settle(submission: StoredSubmission<Data>, context: FormContext<Data>): Promise<void>
}

/** What a site does with the submissions of a form. */
export interface FormHandler<F extends FormFields = FormFields> {
  form: FormDefinition<F>
  /** Called once for every new submission, before it is stored. Throws a refusal for errors. */
  accept(
    submission: { data: DataOf<F>; place: FormPlace },
    context: FormContext<DataOf<F>>,
  ): Promise<Accepted<DataOf<F>> | ErrorEntry[]>
  /** Called after the submission has its id, for its mails. */
  accepted?(submission: StoredSubmission<DataOf<F>>, context: FormContext<DataOf<F>>): Promise<void>
  /** The actions behind the links in mails. The lock of the submission's subject is held. */
  actions?: Readonly<Record<string, FormAction<DataOf<F>>>>
  /** What the page shows of a submission after `showsSubmission`, and after an action. It changes nothing. */
  show?(submission: StoredSubmission<DataOf<F>>, context: FormContext<DataOf<F>>): Promise<Json>
  /** Lists what can be registered for, with the places left, in the admin area. */
  subjects?: FormSubjects
  /** Lets users write to those with submissions for a subject. */
  letters?: FormLetters<DataOf<F>>
  reservations?: FormReservations<DataOf<F>>
  /** Called after a user changed the state in the admin area. The lock of the subject is held. */
  stateChanged?(
    submission: StoredSubmission<DataOf<F>>,
    before: string,
    context: FormContext<DataOf<F>>,
  ): Promise<void>
  /**
   * Called after a submission with a subject was deleted, so that its places can be given to others. The lock of the
   * subject is held.
   */
  removed?(submission: StoredSubmission<DataOf<F>>, context: FormContext<DataOf<F>>): Promise<void>
  /**
   * States in which the visitor has ended a submission: the same answers sent again are another one. When `setState`
   * takes it back into use, its next mail is sent even if it is `oncePerHour`.
   */
  ended?: readonly string[]
}

/** Wraps a handler, so that its data is typed by the fields of its form. */
export const defineFormHandler = <F extends FormFields>(handler: FormHandler<F>): FormHandler<F> => handler
