import type { SessionUser } from '@ximblox/contract/people'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { SettingsNav } from '../../settings/settings-nav.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DisplaySection } from './display-section.tsx'
import { EmailSection } from './email-section.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useOwnSettings } from './use-own-settings.ts'

/** `/cmsadmin/user/settings`: the user's own settings. */
export const UserSettingsScreen = () => {
  const t = useTranslations('settings')
  const { user } = useSession()
  return (
    <>
      <PageHead title={t('title')}>
        <SettingsNav />
      </PageHead>
      {user && <OwnSettings key={user.ID} user={user} />}
    </>
  )
}

const OwnSettings = ({ user }: { user: SessionUser }) => {
  const settings = useOwnSettings(user.ID)
  return (
    <>
      <ProfileSection user={user} settings={settings} />
      <DisplaySection settings={settings} />
      <EmailSection key={user.email} user={user} settings={settings} />
      <PasswordSection user={user} settings={settings} />
      <OwnSessions />
    </>
  )
}
