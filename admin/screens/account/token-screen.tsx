import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/button-link.tsx'
import classes from './auth-screen.module.css'
import { AuthScreen } from './auth-screen.tsx'
import { Outcome } from './outcome.tsx'
import { TokenForm } from './token-form.tsx'

interface Props {
  collection: 'reset-password' | 'activate-account'
  title: string
  message: string
  submit: string
  done: string
  /** What to do when the link leads nowhere any more. */
  wayOut: ReactNode
}

/** Where a mailed link leads: a password is chosen, or the link is used up, expired or replaced. */
export const TokenScreen = ({ collection, title, message, submit, done, wayOut }: Props) => {
  const t = useTranslations('account')
  const { token = '' } = useParams({ strict: false })
  const [email, setEmail] = useState<string>()
  const [refused, setRefused] = useState<string>()

  if (email !== undefined)
    return (
      <AuthScreen title={title}>
        <Outcome>
          <p>{done}</p>
        </Outcome>
        <ButtonLink to="/login" state={{ email }} fullWidth>
          {t('logIn')}
        </ButtonLink>
      </AuthScreen>
    )
  if (refused !== undefined)
    return (
      <AuthScreen title={title}>
        <Outcome>
          <p>{refused}</p>
          <p>{t('linkRefused')}</p>
        </Outcome>
        {wayOut}
      </AuthScreen>
    )
  return (
    <AuthScreen title={title}>
      <p>{message}</p>
      <TokenForm
        collection={collection}
        token={token}
        submit={submit}
        onDone={setEmail}
        onRefused={setRefused}
      />
      <div className={classes.below}>
        <Link to="/login">{t('toLogIn')}</Link>
      </div>
    </AuthScreen>
  )
}
