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

interface Typed {
  name?: string
  jobTitle?: string
}

export const ProfileSection = ({ user, settings }: Props) => {
  const t = useTranslations('profile.own')
  const tUsers = useTranslations('users')
  const messageOf = useMessage()
  // Only what is typed here is stored, so that another window keeps what it has changed.
  const [typed, setTyped] = useState<Typed>({})
  const { name, jobTitle } = { ...user, ...typed }
  const [known, setKnown] = useState(user)
  if (user !== known) {
    setKnown(user)
    setTyped(unstored(typed, user))
  }
  const entries = settings.entriesOf('profile')

  const save = (event: FormEvent) => {
    event.preventDefault()
    void settings.store('profile', { profile: typed }, t('saved'))
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
            onChange={name => setTyped({ ...typed, name })}
            autoComplete="name"
            errors={messagesFor('profile.name', entries, messageOf)}
          />
          <TextInput
            label={tUsers('jobTitle')}
            value={jobTitle}
            onChange={jobTitle => setTyped({ ...typed, jobTitle })}
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

const unstored = ({ name, jobTitle }: Typed, user: SessionUser): Typed => ({
  ...(name !== undefined && name.trim() !== user.name && { name }),
  ...(jobTitle !== undefined && jobTitle.trim() !== user.jobTitle && { jobTitle }),
})
