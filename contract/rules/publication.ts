import type { ErrorCode } from '../errors.ts'
import type { Permission } from '../permissions.ts'
import { allows, type Place } from './permissions.ts'

export type PublicationAction =
  | 'publish'
  | 'unpublish'
  | 'republish'
  | 'request'
  | 'revoke'
  | 'accept'
  | 'reject'
  | 'schedule'

/** What a decision on a page rests on. */
export interface PublicationFacts extends Place {
  live: boolean
  /** Whether what would be published is what is live already. */
  same: boolean
  /** Whether the actor is the author of the version that would go live; false where none would. */
  authoredByActor: boolean
  /** The site's setting; off means four-eyes publishing: somebody else publishes what one wrote or requested. */
  allowOwnRequests: boolean
  /** The open request; `own` when it is the actor's. */
  request?: { own: boolean } | null
}

/** Whether four-eyes publishing alone keeps the actor from an action, so that somebody else has to take it. */
export const needsSecondPerson = (
  action: PublicationAction,
  facts: PublicationFacts,
  permissions: readonly Permission[],
): boolean =>
  decide(action, facts, permissions) === 'UM_01' &&
  decide(action, { ...facts, allowOwnRequests: true }, permissions) !== 'UM_01'

/** `do` it, nothing `left` to do, or the code of a refusal: the one truth behind button and guard. */
export const decide = (
  action: PublicationAction,
  facts: PublicationFacts,
  permissions: readonly Permission[],
): 'do' | 'noop' | ErrorCode => {
  const mayPublish = allows(permissions, 'publish-page', facts)
  const mayRequest = allows(permissions, 'request-publication', facts)
  const { request, live, same, allowOwnRequests } = facts
  const isLiveAlready = live && same
  const isOwnWork = facts.authoredByActor && !allowOwnRequests
  switch (action) {
    case 'request':
      if (!mayRequest) return 'UM_01'
      return isLiveAlready ? 'noop' : 'do'
    case 'revoke':
      if (!mayPublish && !(mayRequest && request?.own !== false)) return 'UM_01'
      return request ? 'do' : 'PM_04'
    case 'accept':
    case 'reject':
      if (!mayPublish || (request?.own && !allowOwnRequests)) return 'UM_01'
      if (!request) return 'PM_04'
      // Rejecting publishes nothing, nor does accepting what is live already.
      return action === 'accept' && !isLiveAlready && isOwnWork ? 'UM_01' : 'do'
    case 'publish':
      if (!mayPublish) return 'UM_01'
      if (isLiveAlready) return 'noop'
      return isOwnWork ? 'UM_01' : 'do'
    case 'republish':
      if (!mayPublish) return 'UM_01'
      if (live) return 'noop'
      return isOwnWork ? 'UM_01' : 'do'
    case 'unpublish':
      if (!mayPublish) return 'UM_01'
      return live ? 'do' : 'noop'
    case 'schedule':
      return mayPublish && !isOwnWork ? 'do' : 'UM_01'
  }
}
