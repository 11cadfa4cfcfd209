import type { SessionUser } from '@ximblox/contract/people'
import type { App } from '../app-context.ts'
import type { Session } from './session.ts'

const nobody: SessionUser = {
  ID: 0,
  name: '',
  email: '',
  role: { ID: 0, name: '', permissions: [] },
  jobTitle: '',
  image: null,
  language: null,
}

export const presentUser = (session: Session): SessionUser => {
  if (session.kind === 'anonymous') return nobody
  const { user } = session
  return {
    ID: user.id,
    name: user.profile.name ?? '',
    email: user.email,
    role: {
      ID: user.roleID,
      name: user.roleName,
      permissions: user.permissions,
      revision: user.roleRevision,
    },
    jobTitle: user.profile.jobTitle ?? '',
    image: user.profile.image ?? null,
    language: user.language,
  }
}

export const presentSession = (app: App, session: Session) => ({
  User: presentUser(session),
  session:
    session.kind === 'anonymous'
      ? null
      : { idleMinutes: app.config.sessionIdleMinutes, expiresAt: session.user.expiresAt.toISOString() },
})
