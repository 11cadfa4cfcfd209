import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/use-session.ts'
import { UserPreferences } from '../session/user-preferences.tsx'
import { Shell } from './shell.tsx'

/** Renders a screen inside the shell. Anonymous users are sent to the login and continue here afterwards. */
export const ProtectedLayout = () => {
  const { authenticated } = useSession()
  if (authenticated === null) return null
  if (!authenticated) return <RedirectToLogin />
  return (
    <Shell>
      <UserPreferences />
      <Outlet />
    </Shell>
  )
}

const RedirectToLogin = () => {
  const navigate = useNavigate()
  const { state } = useRouter()
  // Must not rerun: during the navigation the location is already that of the login.
  const redirect = useEffectEvent(() =>
    navigate({
      to: '/login',
      // The start of the admin area leads to the dashboard.
      search: isStart(state.location) ? {} : { to: state.location.href },
      replace: true,
    }),
  )
  useEffect(() => {
    void redirect()
  }, [])
  return null
}

const isStart = ({ pathname, searchStr }: { pathname: string; searchStr: string }): boolean =>
  pathname === '/' && searchStr === ''
