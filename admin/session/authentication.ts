import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'

export type SessionAnswer = Answer<typeof calls.auth.session>

/** Nothing is known until the server answered; a user with id 0 is nobody, and a failure lets nobody in. */
export const authenticationOf = (
  status: 'pending' | 'error' | 'success',
  answer: SessionAnswer | undefined,
): boolean | null => {
  if (answer) return answer.User.ID !== 0
  return status === 'pending' ? null : false
}
