import { Title } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '../address.ts'
import { Brand } from '../shell/brand.tsx'
import { useTitle } from '../shell/use-title.ts'
import { LogInForm } from './log-in-form.tsx'
import classes from './log-in-screen.module.css'
import { returnTo } from './return-to.ts'
import { useSession } from './use-session.ts'

/** `/cmsadmin/login`: leads on to where one was going. */
export const LogInScreen = () => {
  const t = useTranslations('logIn')
  const { authenticated } = useSession()
  const { history } = useRouter()
  const { to } = useSearch({ strict: false })
  useTitle(t('title'))

  useEffect(() => {
    if (authenticated) history.replace(addressOf(returnTo(to)))
  }, [authenticated, history, to])

  if (authenticated !== false) return null
  return (
    <main className={classes.screen}>
      <div className={classes.panel}>
        <Brand />
        <Title order={1} mt="xl" mb="lg">
          {t('title')}
        </Title>
        <LogInForm />
      </div>
    </main>
  )
}
