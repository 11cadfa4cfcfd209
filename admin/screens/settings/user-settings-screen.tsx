import type { SessionUser } from '@ximblox/contract/people'
import { useSession } from '../../session/use-session.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { DisplaySection } from './display-section.tsx'
import { EmailSection } from './email-section.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useOwnSettings } from './use-own-settings.ts'

/** `/cmsadmin/user/settings`: the user's own settings. */
export const UserSettingsScreen = () => {
  const { user } = useSession()
  return (
    <>
      <ScreenHead />
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
