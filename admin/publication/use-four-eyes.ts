import type { PublicationFacts } from '@ximblox/contract/rules/publication'
import { useSession } from '../session/use-session.ts'
import { usePublicationSettings } from '../settings/use-publication-settings.ts'

type FourEyesFacts = Pick<PublicationFacts, 'authoredByActor' | 'allowOwnRequests'>

/**
 * What four-eyes publishing says of a version, by its author. Until the setting is known it counts as on; where it
 * cannot be loaded, the server decides.
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
