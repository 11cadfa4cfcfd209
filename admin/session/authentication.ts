import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'

export type SessionAnswer = Answer<typeof calls.auth.session>

/** Null until the server has answered. User id 0 means anonymous, and a failure counts as logged out. */
export const authenticationOf = (
  status: 'pending' | 'error' | 'success',
  answer: SessionAnswer | undefined,
): boolean | null => {
  if (answer) return answer.User.ID !== 0
  return status === 'pending' ? null : false
}
