import type { OpenRequest } from '@ximblox/contract/pages'
import type { Place } from '@ximblox/contract/rules/permissions'
import { decide, needsSecondPerson, type PublicationAction } from '@ximblox/contract/rules/publication'
import { useSession } from '../session/use-session.ts'
import { useFourEyes } from './use-four-eyes.ts'

/** The user's permissions for an open request. */
export interface RequestActions {
  accept: boolean
  reject: boolean
  revoke: boolean
  /** Why four-eyes publishing requires another user to accept it. */
  secondPerson: 'requested' | 'authored' | null
}

export const useRequestActions = () => {
  const { permissions } = useSession()
  const { isKnown, isOwn, factsFor } = useFourEyes()
  return (
    place: Place & { publishedVersionID: number },
    { author, requester, versionID }: Pick<OpenRequest, 'author' | 'requester' | 'versionID'>,
  ): RequestActions => {
    const { publishedVersionID } = place
    const own = isOwn(requester)
    const facts = {
      ...place,
      live: publishedVersionID !== 0,
      same: publishedVersionID === versionID,
      request: { own },
      ...factsFor(isOwn(author)),
    }
    const may = (action: PublicationAction) => decide(action, facts, permissions) === 'do'
    const needsOther = isKnown && needsSecondPerson('accept', facts, permissions)
    return {
      accept: may('accept'),
      reject: may('reject'),
      revoke: may('revoke'),
      secondPerson: needsOther ? (own ? 'requested' : 'authored') : null,
    }
  }
}
