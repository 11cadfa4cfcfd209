import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { adminUrl } from '../../base-path.ts'
import { LogInForm } from '../../session/log-in-form.tsx'
import { returnTo } from '../../session/return-to.ts'
import { sessionKey, useSession } from '../../session/use-session.ts'
import classes from './auth-screen.module.css'
import { AuthScreen } from './auth-screen.tsx'

/** `/cmsadmin/login`. Logging in continues to the screen that was requested. */
export const LogInScreen = () => {
  const t = useTranslations('logIn')
  const { authenticated } = useSession()
  const queries = useQueryClient()
  const { history } = useRouter()
  const { to } = useSearch({ strict: false })
  const email = useLocation({ select: ({ state }) => state.email })

  useEffect(() => {
    if (authenticated) history.replace(adminUrl(returnTo(to)))
  }, [authenticated, history, to])

  if (authenticated !== false) return null
  return (
    <AuthScreen title={t('title')}>
      <LogInForm
        {...(email !== undefined && { email })}
        onLoggedIn={answer => queries.setQueryData(sessionKey, answer)}
      />
      <div className={classes.below}>
        <Link to="/forgot-password">{t('forgot')}</Link>
      </div>
    </AuthScreen>
  )
}
