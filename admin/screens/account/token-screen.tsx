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
  /** Shown when the link is no longer valid. */
  fallback: ReactNode
}

/** Target of an emailed link: sets a password, or explains that the link was used, has expired or was replaced. */
export const TokenScreen = ({ collection, title, message, submit, done, fallback }: Props) => {
  const t = useTranslations('account')
  const { token = '' } = useParams({ strict: false })
  const [email, setEmail] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

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
  if (refusal !== undefined)
    return (
      <AuthScreen title={title}>
        <Outcome>
          <p>{refusal}</p>
          <p>{t('linkRefused')}</p>
        </Outcome>
        {fallback}
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
        onRefused={setRefusal}
      />
      <div className={classes.below}>
        <Link to="/login">{t('toLogIn')}</Link>
      </div>
    </AuthScreen>
  )
}
