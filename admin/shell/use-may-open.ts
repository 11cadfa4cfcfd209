import { useRouter } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import { mayOpen } from './may-open.ts'

/** Tells for which paths there is a screen that this user may see. */
export const useMayOpen = (): ((path: string) => boolean) => {
  const { routesByPath } = useRouter()
  const { permissions } = useSession()
  return path => mayOpen(path, routesByPath, permissions)
}
