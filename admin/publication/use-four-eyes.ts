import type { PublicationFacts } from '@ximblox/contract/rules/publication'
import { useSession } from '../session/use-session.ts'
import { usePublicationSettings } from '../settings/use-publication-settings.ts'

type FourEyesFacts = Pick<PublicationFacts, 'authoredByActor' | 'allowOwnRequests'>

/**
 * The facts about four-eyes publishing for a version, given its author. The setting counts as on until it is loaded; if
 * it cannot be loaded, it counts as off and the server decides.
 */
export const useFourEyes = () => {
  const { user } = useSession()
  const { data, isError } = usePublicationSettings()
  const allowOwnRequests = data?.allowOwnRequests ?? isError
  return {
    isKnown: data !== undefined || isError,
    isOwn: (author: { ID: number } | null): boolean => author !== null && author.ID === user?.ID,
    factsFor: (authoredByActor: boolean): FourEyesFacts => ({ authoredByActor, allowOwnRequests }),
  }
}
