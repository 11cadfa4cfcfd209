import type { User } from '@ximblox/contract/people'
import { presentProfile } from '../../kernel/session/profile.ts'
import { presentRole } from '../roles/present.ts'
import type { UserRecord } from './store.ts'

export const presentUser = (user: UserRecord): User => ({
  ID: user.id,
  email: user.email,
  role: presentRole(user.role),
  profile: presentProfile(user.id, user.profile),
  active: user.active,
  activated: user.activated,
  lastLogin: user.lastLoginAt?.toISOString() ?? null,
  revision: user.revision,
})
