import type { SessionUser } from '@ximblox/contract/people'
import type { App } from '../app-context.ts'
import { presentProfile } from './profile.ts'
import type { Session } from './session.ts'

const anonymousUser: SessionUser = {
  ID: 0,
  name: '',
  email: '',
  role: { ID: 0, name: '', permissions: [] },
  jobTitle: '',
  image: null,
  language: null,
  colourScheme: null,
}

export const presentUser = (session: Session): SessionUser => {
  if (session.kind === 'anonymous') return anonymousUser
  const { user } = session
  return {
    ID: user.id,
    ...presentProfile(user.id, user.profile),
    email: user.email,
    role: {
      ID: user.roleID,
      name: user.roleName,
      permissions: user.permissions,
      revision: user.roleRevision,
    },
    language: user.language,
    colourScheme: user.colourScheme,
  }
}

export const presentSession = (app: App, session: Session) => ({
  User: presentUser(session),
  session:
    session.kind === 'anonymous'
      ? null
      : { idleMinutes: app.config.sessionIdleMinutes, expiresAt: session.user.expiresAt.toISOString() },
})
