import type { Label } from '@ximblox/blocks/label'
import type { FormSummary } from '@ximblox/contract/forms'

type States = FormSummary['states']
type LabelText = (label: Label) => string

/** The name of a state; its id if the form does not have it any more. */
export const stateName = (states: States, state: string, labelText: LabelText): string =>
  labelText(states.find(({ id }) => id === state)?.label ?? state)

/** The states of a form to choose from, after the current one if the form does not have that any more. */
export const stateOptions = (
  states: States,
  current: string,
  labelText: LabelText,
): { value: string; label: string }[] => [
  ...(states.some(({ id }) => id === current) ? [] : [{ value: current, label: current }]),
  ...states.map(({ id, label }) => ({ value: id, label: labelText(label) })),
]
