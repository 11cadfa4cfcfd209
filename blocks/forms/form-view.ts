import type { Block } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'

/** An error of a submission as visitors read it. */
export interface FormErrorView {
  /** Path of the value, such as `participants.0.email`; `''` for the form as a whole. */
  property: string
  message: string
}

/**
 * What a visitor did with a form of the page. Such a page is rendered for this visitor alone and never cached.
 *
 * - `invalid`: the submission was refused; the form is shown again with its values and errors.
 * - `failed`: nothing is wrong with the values, but they could not be accepted now; or a link with a token is not valid.
 * - `changed`: the visitor added or removed an item of a repeated group; nothing was checked.
 * - `opened`: the visitor opened a link with a token, which shows a submission and offers an action.
 * - `done`: an action behind such a link has been run.
 */
export interface FormView {
  /** Id of the form, and the block that it is in. */
  form: string
  blockKey: string
  /** The block is alone on its page, because a link in a mail leads to it. */
  isAlone?: true
  status: 'invalid' | 'failed' | 'changed' | 'opened' | 'done'
  /** The values as sent. */
  values: JsonObject
  errors: readonly FormErrorView[]
  /** Set for `opened` and `done`. */
  action?: {
    /** Such as `confirm`, `unsubscribe`, `cancel`, `download`; null when nothing can be done any more. */
    name: string | null
    token: string
    /** The state of the submission. */
    state: string
    /** What the handler tells the view about the submission, such as the cost of cancelling it. */
    details: Json
  }
}

/** True for what a visitor did with the form of this block. A link could name the form of one block and another block. */
export const isOwnForm = (view: FormView, { key }: Pick<Block, 'key'>, formID: string): boolean =>
  view.blockKey === key && view.form === formID
