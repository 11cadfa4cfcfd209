import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'

export type Found = Answer<typeof calls.forms.erase>

/** What a search found, for the address that it was made with. */
export interface FoundFor {
  email: string
  found: Found
}

/** What is shown and may be erased; an answer about an address that was edited since is neither. */
export const shownFor = (email: string, last: FoundFor | undefined): Found | undefined =>
  last?.email === email ? last.found : undefined

export const isNothing = ({
  submissions,
  mentions,
  mails,
}: Pick<Found, 'submissions' | 'mentions' | 'mails'>): boolean => submissions + mentions + mails === 0
