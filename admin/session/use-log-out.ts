import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { adminUrl } from '../base-path.ts'

/** Reloads the document, so that no data of the user stays in memory. */
export const useLogOut = () => {
  const client = useClient()
  const call = useCall()
  return {
    ...call,
    logOut: () =>
      call.run(async () => {
        await client.auth.logout()
        location.assign(adminUrl('/login'))
      }),
  }
}
