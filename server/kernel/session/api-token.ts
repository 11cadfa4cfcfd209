import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Permission } from '@ximblox/contract/permissions'
import { tokenPermissions } from '@ximblox/contract/rules/token-permissions'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { findToken, touchToken } from './api-token-store.ts'

/** Scanners for leaked secrets recognise tokens by what they begin with. */
const prefix = 'xim_'
const pattern = new RegExp(`^${prefix}[A-Za-z0-9_-]{43}$`)
const touchInterval = 10 * 60_000

export const newSecret = (): string => prefix + randomBytes(32).toString('base64url')
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * The token that a request carries, if any. Other schemes than `Bearer` belong to a proxy, such as one that asks for a
 * password in front of a site under construction.
 */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | undefined => {
  const [scheme = '', secret = ''] = authorization.split(/ +/, 2)
  return scheme.toLowerCase() === 'bearer' ? secret : undefined
}

/** The user whose program sent this token, with what the token allows; nothing for one that is wrong or has ended. */
export const findTokenActor = async (
  app: Pick<App, 'db' | 'now' | 'admission'>,
  secret: string,
  address: string,
): Promise<Actor | undefined> => {
  if (!pattern.test(secret)) return
  const now = app.now()
  const row = await app.admission.lookUp(address, () => findToken(app.db, secretHash(secret), now))
  if (!row) return
  const { id, locales, pageTypes, origins, usedAt, user, rolePermissions, userPermissions } = row
  if (usedAt === null || now.getTime() - usedAt.getTime() > touchInterval)
    await touchToken(app.db, id, now, new Date(now.getTime() - touchInterval))
  const limits = { locales, pageTypes }
  return {
    id: user.id,
    name: user.name,
    permissions: tokenPermissions(rolePermissions, userPermissions, limits),
    address,
    token: { id, origins, ...limits },
  }
}

/** What the statement of `findToken` returns. */
export interface TokenRow {
  id: number
  locales: string[] | null
  pageTypes: string[] | null
  origins: string[]
  usedAt: Date | null
  user: { id: number; name: string }
  rolePermissions: Permission[]
  userPermissions: Permission[]
}
