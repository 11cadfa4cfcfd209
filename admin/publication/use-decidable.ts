import { useQuery } from '@tanstack/react-query'
import type { OpenRequest } from '@ximblox/contract/pages'
import type { Place } from '@ximblox/contract/rules/permissions'
import { decide } from '@ximblox/contract/rules/publication'
import { useClient } from '../client.tsx'
import { useSession } from '../session/use-session.ts'

/** What this user may do about an open request. */
export const useDecidable = () => {
  const client = useClient()
  const { user, permissions } = useSession()
  const { data, isError } = useQuery({
    queryKey: ['settings', 'publication'],
    queryFn: ({ signal }) => client.settings.getPublication({}, { signal }),
  })
  return (place: Place, { requester }: Pick<OpenRequest, 'requester'>) => {
    const own = requester.ID === user?.ID
    // Until the setting is known, a decision on one's own request is not offered; where it cannot be, the server judges.
    const allowOwnRequests = data?.allowOwnRequests ?? isError
    const facts = { ...place, live: false, same: false, request: { own }, allowOwnRequests }
    return {
      decide: decide('accept', facts, permissions) === 'do',
      revoke: decide('revoke', facts, permissions) === 'do',
    }
  }
}
