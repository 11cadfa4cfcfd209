import type { OpenRequest } from '@ximblox/contract/pages'
import type { Place } from '@ximblox/contract/rules/permissions'
import { useSession } from '../session/use-session.ts'
import { type RequestActions, requestActions } from './request-actions.ts'
import { useFourEyes } from './use-four-eyes.ts'

export const useRequestActions = () => {
  const { permissions } = useSession()
  const { isKnown, isOwn, factsFor } = useFourEyes()
  return (
    place: Place & { publishedVersionID: number },
    { author, requester, versionID }: Pick<OpenRequest, 'author' | 'requester' | 'versionID'>,
  ): RequestActions =>
    requestActions(
      { ...place, ...factsFor(isOwn(author)), versionID, isOwn: isOwn(requester), isKnown },
      permissions,
    )
}
