import { type Permission, pagePermissionNames } from '@ximblox/contract/permissions'
import { defaultRoles } from '../../app/start/default-roles.ts'
import type { TestApp } from '../app.ts'
import { anonymousRaw, type Credentials, logInRaw } from '../raw.ts'

/** A caller: anonymous, a user with a default role, or one with limited permissions. */
export interface Principal {
  name: string
  /** Undefined when not logged in. */
  permissions: readonly Permission[] | undefined
  /** The cookies that a browser would send. */
  credentials: Credentials
  email: string
  /** True when the session, and its token, have ended. */
  isStale: boolean
  logIn(): Promise<void>
}

const limited = (parameters: Permission['parameters']): Permission[] =>
  pagePermissionNames.map(name => ({ name, parameters }))

const roles: { name: string; permissions: Permission[] }[] = [
  ...defaultRoles,
  { name: 'only manages users', permissions: [{ name: 'manage-users' }] },
  {
    name: 'manages users and edits in a locale',
    permissions: [{ name: 'manage-users' }, { name: 'edit-page', parameters: { locales: ['nl-nl'] } }],
  },
  { name: 'limited to a locale', permissions: limited({ locales: ['nl-nl'] }) },
  { name: 'limited to a page type', permissions: limited({ pageTypes: ['news'] }) },
]

export const castPrincipals = async (test: TestApp): Promise<Principal[]> => [
  await principal('nobody', undefined, '', () => anonymousRaw(test.url)),
  { ...(await principal('whose session ended', undefined, '', () => ended(test))), isStale: true },
  ...(await Promise.all(
    roles.map(async ({ name, permissions }) => {
      const email = await insertUser(test, permissions)
      return principal(name, permissions, email, () => logInRaw(test.url, email))
    }),
  )),
]

const principal = async (
  name: string,
  permissions: readonly Permission[] | undefined,
  email: string,
  enter: () => Promise<Credentials>,
): Promise<Principal> => {
  const one: Principal = {
    name,
    permissions,
    email,
    isStale: false,
    credentials: await enter(),
    logIn: async () => {
      one.credentials = await enter()
    },
  }
  return one
}

const ended = async (test: TestApp): Promise<Credentials> => {
  const email = await insertUser(test, [])
  const credentials = await logInRaw(test.url, email)
  await test.app.db.deleteFrom('app_user').where('email', '=', email).execute()
  return credentials
}

const insertUser = async (test: TestApp, permissions: Permission[]): Promise<string> => {
  const client = await test.as(permissions)
  return (await client.users.current({})).User.email
}
