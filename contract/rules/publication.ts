import type { PlainErrorName } from '../errors.ts'
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
  decide(action, facts, permissions) === 'notPermitted' &&
  decide(action, { ...facts, allowOwnRequests: true }, permissions) !== 'notPermitted'

/** Decides whether an action is allowed, unnecessary (`noop`) or refused; used by buttons and guards alike. */
export const decide = (
  action: PublicationAction,
  facts: PublicationFacts,
  permissions: readonly Permission[],
): 'do' | 'noop' | PlainErrorName => {
  const mayPublish = allows(permissions, 'publish-page', facts)
  const mayRequest = allows(permissions, 'request-publication', facts)
  const { request, live, same, allowOwnRequests } = facts
  const isLiveAlready = live && same
  const isOwnWork = facts.authoredByActor && !allowOwnRequests
  switch (action) {
    case 'request':
      if (!mayRequest) return 'notPermitted'
      return isLiveAlready ? 'noop' : 'do'
    case 'revoke':
      if (!mayPublish && !(mayRequest && request?.own !== false)) return 'notPermitted'
      return request ? 'do' : 'publicationRequestChanged'
    case 'accept':
    case 'reject':
      if (!mayPublish || (request?.own && !allowOwnRequests)) return 'notPermitted'
      if (!request) return 'publicationRequestChanged'
      // Neither rejecting nor accepting a version that is already live publishes anything.
      return action === 'accept' && !isLiveAlready && isOwnWork ? 'notPermitted' : 'do'
    case 'publish':
      if (!mayPublish) return 'notPermitted'
      if (isLiveAlready) return 'noop'
      return isOwnWork ? 'notPermitted' : 'do'
    case 'republish':
      if (!mayPublish) return 'notPermitted'
      if (live) return 'noop'
      return isOwnWork ? 'notPermitted' : 'do'
    case 'unpublish':
      if (!mayPublish) return 'notPermitted'
      return live ? 'do' : 'noop'
    case 'schedule':
      return mayPublish && !isOwnWork ? 'do' : 'notPermitted'
  }
}
