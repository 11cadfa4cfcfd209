import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/use-session.ts'
import { UserDisplay } from '../session/user-display.tsx'
import { Shell } from './shell.tsx'

/** Screens inside the shell for those who are logged in; others go to the log-in, and come back from there. */
export const ProtectedLayout = () => {
  const { authenticated } = useSession()
  if (authenticated === null) return null
  if (!authenticated) return <ToLogIn />
  return (
    <Shell>
      <UserDisplay />
      <Outlet />
    </Shell>
  )
}

const ToLogIn = () => {
  const navigate = useNavigate()
  const { state } = useRouter()
  // Once: while it is under way the location is the log-in's already.
  const goThere = useEffectEvent(() =>
    navigate({ to: '/login', search: { to: state.location.href }, replace: true }),
  )
  useEffect(() => {
    void goThere()
  }, [])
  return null
}
