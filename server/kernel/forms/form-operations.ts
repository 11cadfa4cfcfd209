import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { FormView } from '@ximblox/blocks/forms/form-view'
import type { JsonObject } from '@ximblox/contract/fields'
import type { FormPlace, StoredSubmission } from './form-handler.ts'

/** A form where visitors find it. */
export interface PublishedForm {
  definition: FormDefinition
  place: FormPlace
}

/** What a visitor sent with a form. */
export interface SentForm {
  form: PublishedForm
  /** The answers as JSON, unchecked. */
  values: JsonObject
  /** The network address of the visitor. */
  address: string
  /** Only robots fill in what visitors cannot see. */
  website: string
  /** When the visitor opened the form, by the clock of the browser. */
  startedAt: number | undefined
  idempotencyKey: string | undefined
  /** A user with the permission for submissions sends it for someone else. */
  byUser?: boolean
}

/** A link that leads to a submission. */
export interface FormLink {
  form: string
  /** Null to show the submission only. */
  action: string | null
  token: string
}

/** What visitors do with forms. The public site gets these operations from the composition, out of reach of the rest. */
export interface FormOperations {
  /** Stores a submission. Throws a refusal for errors of values and limits. */
  submit(sent: SentForm): Promise<{ token: string | null; redirect: string | null }>
  /**
   * What a link shows, and the published page and block of its submission; it changes nothing. Throws `invalidToken`.
   */
  open(
    link: FormLink,
  ): Promise<Pick<FormView, 'status' | 'action'> & { place: StoredSubmission<unknown>['place'] }>
  /** Does what a link offers. Repeating it changes nothing. */
  act(link: FormLink & { action: string }): Promise<{ state: string }>
}
