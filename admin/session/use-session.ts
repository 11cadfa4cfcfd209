import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '@ximblox/contract/people'
import type { Permission } from '@ximblox/contract/permissions'
import { useClient } from '../api/client.tsx'
import { authenticationOf } from './authentication.ts'

export const sessionKey = ['session'] as const

export interface CurrentSession {
  authenticated: boolean | null
  user: SessionUser | undefined
  permissions: readonly Permission[]
  /** The server ends the session after this many minutes without activity. */
  idleMinutes: number | undefined
}

/** The user who is logged in, and what they may do. */
export const useSession = (): CurrentSession => {
  const client = useClient()
  const { status, data } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => client.auth.session({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    authenticated: authenticationOf(status, data),
    user: data?.User,
    permissions: data?.User.role.permissions ?? [],
    idleMinutes: data?.session?.idleMinutes,
  }
}
