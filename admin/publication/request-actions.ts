import type { Permission } from '@ximblox/contract/permissions'
import {
  decide,
  needsSecondPerson,
  type PublicationAction,
  type PublicationFacts,
} from '@ximblox/contract/rules/publication'

/** The user's permissions for an open request. */
export interface RequestActions {
  accept: boolean
  reject: boolean
  revoke: boolean
  /** Why four-eyes publishing requires another user to accept it. */
  secondPerson: 'requested' | 'authored' | null
}

interface RequestFacts extends Omit<PublicationFacts, 'live' | 'same' | 'request'> {
  /** The live version; 0 without one. */
  publishedVersionID: number
  /** The requested version. */
  versionID: number
  /** Whether the user has requested it. */
  isOwn: boolean
  /** Whether the site's setting for four-eyes publishing is loaded; until then it is no reason to give. */
  isKnown: boolean
}

export const requestActions = (
  { publishedVersionID, versionID, isOwn, isKnown, ...place }: RequestFacts,
  permissions: readonly Permission[],
): RequestActions => {
  const facts = {
    ...place,
    live: publishedVersionID !== 0,
    same: publishedVersionID === versionID,
    request: { own: isOwn },
  }
  const may = (action: PublicationAction) => decide(action, facts, permissions) === 'do'
  const needsOther = isKnown && needsSecondPerson('accept', facts, permissions)
  return {
    accept: may('accept'),
    reject: may('reject'),
    revoke: may('revoke'),
    secondPerson: needsOther ? (isOwn ? 'requested' : 'authored') : null,
  }
}

/** Whether a request waits for this user, who can review it. */
export const mayDecide = ({ accept, reject }: Pick<RequestActions, 'accept' | 'reject'>): boolean =>
  accept || reject
