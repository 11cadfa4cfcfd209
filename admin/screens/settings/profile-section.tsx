import { Button, Stack } from '@mantine/core'
import type { SessionUser } from '@ximblox/contract/people'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { ProfileImage } from '../../profile-image/profile-image.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { UnsavedWords } from '../../ui/unsaved-words.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { OwnSettings } from './use-own-settings.ts'

interface Props {
  user: SessionUser
  settings: OwnSettings
}

export const ProfileSection = ({ user, settings }: Props) => {
  const t = useTranslations('profile.own')
  const tUsers = useTranslations('users')
  const messageOf = useMessage()
  const [name, setName] = useState(user.name)
  const [jobTitle, setJobTitle] = useState(user.jobTitle)
  const entries = settings.entriesOf('profile')

  const save = (event: FormEvent) => {
    event.preventDefault()
    void settings.store('profile', { profile: { name, jobTitle } }, t('saved'))
  }
  return (
    <SettingsSection title={t('title')}>
      <ProfileImage userID={user.ID} name={user.name} image={user.image} />
      <form onSubmit={save} noValidate>
        <ErrorSummary entries={entries} />
        <Stack gap="md">
          <TextInput
            label={tUsers('name')}
            value={name}
            onChange={setName}
            autoComplete="name"
            errors={messagesFor('profile.name', entries, messageOf)}
          />
          <TextInput
            label={tUsers('jobTitle')}
            value={jobTitle}
            onChange={setJobTitle}
            autoComplete="organization-title"
            errors={messagesFor('profile.jobTitle', entries, messageOf)}
          />
          <div>
            <Button type="submit" loading={settings.isBusy('profile')}>
              {tUsers('save')}
            </Button>
          </div>
        </Stack>
      </form>
      <UnsavedWords typed={() => [name, jobTitle]} saved={[user.name, user.jobTitle]} />
    </SettingsSection>
  )
}
