import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { addressOf } from '../base-path.ts'

/** Ends the session, then begins with a fresh document, so that nothing the user saw stays in memory. */
export const useLogOut = () => {
  const client = useClient()
  const call = useCall()
  return {
    ...call,
    logOut: () =>
      call.run(async () => {
        await client.auth.logout()
        location.assign(addressOf('/login'))
      }),
  }
}
