/** The words around the fields of a form, in the language of the page. */
export interface FormTexts {
  /** Stands behind the label of a field that may stay empty. */
  optional: string
  /** Says before the fields which of them may stay empty. */
  allRequired: string
  /** First option of a select. */
  choose: string
  /** Heading above the errors of a submission. */
  invalidTitle: string
  /** Heading when nothing is wrong with the answers, but they could not be accepted. */
  failedTitle: string
  /** Error of a consent that is required. */
  agreementMissing: string
  /** Condition of a field, with `{field}` and `{value}`; read without JavaScript. */
  onlyIf: string
  /** On the button while the form is being sent. */
  sending: string
  /** Label of the field that only robots fill in. */
  trap: string
}

/** How an item of a repeated group is named, such as "Participant 2". */
export interface ItemTexts {
  /** With `{number}`. */
  title: string
  add: string
  /** With `{number}`. */
  remove: string
}
