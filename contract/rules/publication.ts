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
  /** The open request; `own` when it is the actor's. */
  request?: { own: boolean } | null
  /** The site's setting: whether one may decide on a request of one's own. */
  allowOwnRequests?: boolean
}

/** `do` it, nothing `left` to do, or the code of a refusal: the one truth behind button and guard. */
export const decide = (
  action: PublicationAction,
  facts: PublicationFacts,
  permissions: readonly Permission[],
): 'do' | 'left' | ErrorCode => {
  const mayPublish = allows(permissions, 'publish-page', facts)
  const mayRequest = allows(permissions, 'request-publication', facts)
  const { request, live, same, allowOwnRequests = true } = facts
  switch (action) {
    case 'request':
      if (!mayRequest) return 'UM_01'
      return live && same ? 'left' : 'do'
    case 'revoke':
      if (!mayPublish && !(mayRequest && request?.own !== false)) return 'UM_01'
      return request ? 'do' : 'PM_04'
    case 'accept':
    case 'reject':
      if (!mayPublish || (request?.own && !allowOwnRequests)) return 'UM_01'
      return request ? 'do' : 'PM_04'
    case 'publish':
      if (!mayPublish) return 'UM_01'
      return live && same ? 'left' : 'do'
    case 'republish':
      if (!mayPublish) return 'UM_01'
      return live ? 'left' : 'do'
    case 'unpublish':
      if (!mayPublish) return 'UM_01'
      return live ? 'do' : 'left'
    case 'schedule':
      return mayPublish ? 'do' : 'UM_01'
  }
}
