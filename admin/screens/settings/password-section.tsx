import { Button, Stack } from '@mantine/core'
import type { SessionUser } from '@ximblox/contract/people'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NewPasswordFields } from '../../account/new-password-fields.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import textClasses from '../../ui/text.module.css'
import { TextInput } from '../../ui/text-input.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { OwnSettings } from './use-own-settings.ts'

interface Props {
  user: SessionUser
  settings: OwnSettings
}

const empty = { password: '', confirm: '' }

/** Changing the password requires the current one. */
export const PasswordSection = ({ user, settings }: Props) => {
  const t = useTranslations('profile.own')
  const messageOf = useMessage()
  const [currentPassword, setCurrentPassword] = useState('')
  const [chosen, setChosen] = useState(empty)
  const entries = settings.entriesOf('password')

  const change = async (event: FormEvent) => {
    event.preventDefault()
    const confirmation = currentPassword === '' ? {} : { currentPassword }
    if (!(await settings.store('password', { ...chosen, ...confirmation }, t('passwordChanged')))) return
    setCurrentPassword('')
    setChosen(empty)
  }
  return (
    <SettingsSection title={t('passwordTitle')}>
      <p className={textClasses.hint}>{t('passwordHelp')}</p>
      <form onSubmit={change} noValidate>
        <ErrorSummary entries={entries} />
        <Stack gap="md">
          {/* Password managers store the new password with this email address. */}
          <input type="email" value={user.email} autoComplete="username" readOnly hidden />
          <TextInput
            label={t('currentPassword')}
            type="password"
            value={currentPassword}
            onChange={setCurrentPassword}
            autoComplete="current-password"
            errors={messagesFor('currentPassword', entries, messageOf)}
          />
          <NewPasswordFields
            value={chosen}
            onChange={setChosen}
            entries={entries}
            about={[user.name, user.email]}
          />
          <div>
            <Button type="submit" variant="default" loading={settings.isBusy('password')}>
              {t('changePassword')}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  )
}
