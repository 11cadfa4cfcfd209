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

/** The facts that a publication decision depends on. */
export interface PublicationFacts extends Place {
  live: boolean
  /** Whether the version to publish is already live. */
  same: boolean
  /** Whether the actor wrote the version that would go live; false if none would. */
  authoredByActor: boolean
  /** Site setting; false means four-eyes publishing, where authors and requesters need another publisher. */
  allowOwnRequests: boolean
  /** The open request; `own` if it is the actor's. */
  request?: { own: boolean } | null
}

/** Is four-eyes publishing the only reason that the actor may not act? */
export const needsSecondPerson = (
  action: PublicationAction,
  facts: PublicationFacts,
  permissions: readonly Permission[],
): boolean =>
  decide(action, facts, permissions) === 'UM_01' &&
  decide(action, { ...facts, allowOwnRequests: true }, permissions) !== 'UM_01'

/** Decides whether an action is allowed, unnecessary (`noop`) or refused; used by buttons and guards alike. */
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
      // Neither rejecting nor accepting a version that is already live publishes anything.
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
