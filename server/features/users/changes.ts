import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Language } from '@ximblox/contract/locales'
import type { ColourScheme } from '@ximblox/contract/people'
import type { Partly } from '../../kernel/http/partial.ts'
import type { RoleRecord } from '../roles/store.ts'
import type { UserRecord } from './store.ts'

/** The properties that a request would change. */
export interface Changes {
  email?: string
  roleID?: number
  profile: { name?: string; jobTitle?: string }
  active?: boolean
  language?: Language
  colourScheme?: ColourScheme
  password: boolean
}

export const changesOf = (
  user: UserRecord,
  body: Partly<Input<typeof calls.users.update>['body']>,
): Changes => ({
  ...changedProperty('email', body.email, user.email),
  ...changedProperty('roleID', body.role, user.role.id),
  profile: {
    ...changedProperty('name', (body.profile?.name ?? body.name)?.trim(), user.profile.name ?? ''),
    ...changedProperty(
      'jobTitle',
      (body.profile?.jobTitle ?? body.jobTitle)?.trim(),
      user.profile.jobTitle ?? '',
    ),
  },
  ...changedProperty('active', body.active, user.active),
  ...changedProperty('language', body.language ?? undefined, user.language),
  ...changedProperty('colourScheme', body.colourScheme ?? undefined, user.colourScheme),
  password: body.password !== undefined,
})

export const isEmpty = ({ profile, password, ...rest }: Changes): boolean =>
  !password && Object.keys(profile).length === 0 && Object.keys(rest).length === 0

/** The names of the changed properties for the log. Values are only included when they are not personal. */
export const auditDetail = (user: UserRecord, changes: Changes, role: RoleRecord | undefined) => {
  const { profile, password, roleID, ...rest } = changes
  return {
    changed: [
      ...Object.keys(rest),
      ...(roleID === undefined ? [] : ['role']),
      ...Object.keys(profile),
      ...(password ? ['password'] : []),
    ],
    ...(roleID !== undefined && { role: { from: user.role.name, to: role?.name } }),
    ...(changes.active !== undefined && { active: changes.active }),
  }
}

const changedProperty = <K extends string, V>(
  key: K,
  value: V | undefined,
  current: V | null,
): { [name in K]?: V } =>
  value === undefined || value === current ? {} : ({ [key]: value } as { [name in K]: V })
