import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useAreEmailsKept } from '../../settings/use-kept-emails.ts'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './auth-screen.module.css'
import { AuthScreen } from './auth-screen.tsx'
import { Outcome } from './outcome.tsx'

/** `/cmsadmin/forgot-password`. The answer does not reveal whether the account exists. */
export const ForgotPasswordScreen = () => {
  const t = useTranslations('account')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({ collection: 'forgot-password' })
  const messageOf = useMessage()
  const areEmailsKept = useAreEmailsKept()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  useEffect(() => clear, [clear])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await run(() => client.auth.forgotPassword({ body: { email: email.trim() } }))
    if (answer) setSentTo(email.trim())
  }

  return (
    <AuthScreen title={t('forgot.title')}>
      {sentTo === undefined ? (
        <form onSubmit={send} noValidate>
          <p>{t(areEmailsKept ? 'forgot.messageKept' : 'forgot.message')}</p>
          <ErrorSummary entries={entries} />
          <Stack gap="md">
            <TextInput
              label={t('email')}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              errors={messagesFor('email', entries, messageOf)}
            />
            <Button type="submit" loading={isBusy} fullWidth>
              {t(areEmailsKept ? 'forgot.submitKept' : 'forgot.submit')}
            </Button>
          </Stack>
        </form>
      ) : (
        <>
          <Outcome>
            <p>{t(areEmailsKept ? 'forgot.sentKept' : 'forgot.sent', { email: sentTo })}</p>
            <p>{t(areEmailsKept ? 'forgot.sentHelpKept' : 'forgot.sentHelp')}</p>
          </Outcome>
          <Button variant="default" fullWidth onClick={() => setSentTo(undefined)}>
            {t('forgot.again')}
          </Button>
        </>
      )}
      <div className={classes.below}>
        <Link to="/login">{t('toLogIn')}</Link>
      </div>
    </AuthScreen>
  )
}
