import type { FormSummary } from '@ximblox/contract/forms'

/** In forms that have this state, editors work through the submissions; in other forms only actions change states. */
export const newState = 'new'

type States = FormSummary['states']

export const hasWorkflow = (states: States): boolean => states.some(({ id }) => id === newState)

/** How many submissions nobody has handled; null for forms without that state. */
export const newCount = (states: States): number | null =>
  states.find(({ id }) => id === newState)?.count ?? null
