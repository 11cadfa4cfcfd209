import { Button, Stack } from '@mantine/core'
import type { SessionUser } from '@ximblox/contract/people'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import textClasses from '../../ui/text.module.css'
import { TextInput } from '../../ui/text-input.tsx'
import { UnsavedWords } from '../../ui/unsaved-words.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { OwnSettings } from './use-own-settings.ts'

interface Props {
  user: SessionUser
  settings: OwnSettings
}

/** Changing the login email requires the current password. */
export const EmailSection = ({ user, settings }: Props) => {
  const t = useTranslations('profile.own')
  const messageOf = useMessage()
  const [email, setEmail] = useState(user.email)
  const [currentPassword, setCurrentPassword] = useState('')
  const entries = settings.entriesOf('email')
  const errorsOf = (property: string) => messagesFor(property, entries, messageOf)

  const change = async (event: FormEvent) => {
    event.preventDefault()
    const confirmation = currentPassword === '' ? {} : { currentPassword }
    if (await settings.store('email', { email: email.trim(), ...confirmation }, t('emailChanged')))
      setCurrentPassword('')
  }
  return (
    <SettingsSection title={t('emailTitle')}>
      <p className={textClasses.hint}>{t('emailHelp')}</p>
      <form onSubmit={change} noValidate>
        <ErrorSummary entries={entries} />
        <Stack gap="md">
          <TextInput
            label={t('emailTitle')}
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="username"
            errors={errorsOf('email')}
          />
          {email !== user.email && (
            <TextInput
              label={t('currentPassword')}
              type="password"
              value={currentPassword}
              onChange={setCurrentPassword}
              autoComplete="current-password"
              errors={errorsOf('currentPassword')}
            />
          )}
          <div>
            <Button
              type="submit"
              variant="default"
              disabled={email === user.email}
              loading={settings.isBusy('email')}
            >
              {t('changeEmail')}
            </Button>
          </div>
        </Stack>
      </form>
      <UnsavedWords typed={() => [email]} saved={[user.email]} />
    </SettingsSection>
  )
}
