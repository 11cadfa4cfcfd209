import { Button, Stack } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { messagesFor } from '../errors/messages-for.ts'
import { useMessage } from '../errors/use-message.ts'
import { TextInput } from '../ui/text-input.tsx'
import type { SessionAnswer } from './authentication.ts'

interface Props {
  /** Filled in when a user logs in again. */
  email?: string
  onLoggedIn: (answer: SessionAnswer) => void
}

export const LogInForm = ({ email: known = '', onLoggedIn }: Props) => {
  const t = useTranslations('logIn')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({ collection: 'login' })
  const messageOf = useMessage()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [capsLock, setCapsLock] = useState(false)
  // A failed attempt must not be shown over empty fields after another screen.
  useEffect(() => clear, [clear])

  const logIn = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await run(() => client.auth.login({ body: { email, password } }))
    if (answer) onLoggedIn(answer)
  }

  return (
    <form onSubmit={logIn} noValidate>
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
          isFirst={known === ''}
        />
        <TextInput
          label={t('password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))}
          description={capsLock && t('capsLock')}
          errors={messagesFor('password', entries, messageOf)}
          isFirst={known !== ''}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}
