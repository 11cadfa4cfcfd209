import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '@ximblox/contract/locales'
import type { ColourScheme } from '@ximblox/contract/people'
import type { Permission } from '@ximblox/contract/permissions'
import type { App } from '../app-context.ts'
import type { StoredProfile } from './profile.ts'
import * as store from './store.ts'

/** The session of a request. */
export type Session =
  | { kind: 'user'; cookie: string; csrf: string; user: SessionRow }
  /** An anonymous session, which is signed but not stored. `fresh` ones must be set in the response. */
  | { kind: 'anonymous'; cookie: string; csrf: string; fresh: boolean; ended: boolean }

export interface SessionRow {
  id: number
  email: string
  profile: StoredProfile
  language: Language | null
  colourScheme: ColourScheme | null
  roleID: number
  roleName: string
  permissions: Permission[]
  roleRevision: number
  seenAt: Date
  expiresAt: Date
  csrfSalt: Buffer
}

/** Sessions end after this time, even if they are in use. */
const absoluteHours = 12
const touchInterval = 60_000

export const cookieHash = (cookie: string): Buffer => createHash('sha256').update(cookie).digest()
const random = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Finds the session of a cookie. A missing, forged or ended one gets a fresh anonymous session. */
export const findSession = async (
  app: App,
  cookie: string | undefined,
  address: string,
): Promise<Session> => {
  if (cookie === undefined) return anonymous(app, false)
  if (cookie.startsWith('a.')) {
    return isSigned(app, cookie)
      ? { kind: 'anonymous', cookie, csrf: sign(app, `csrf.${cookie}`), fresh: false, ended: false }
      : anonymous(app, false)
  }
  const now = app.now()
  const user = await app.admission.lookUp(address, () =>
    store.findSession(app.db, cookieHash(cookie), now, idleSince(app)),
  )
  if (!user) return anonymous(app, true)
  if (now.getTime() - user.seenAt.getTime() > touchInterval)
    await store.touchSession(app.db, cookieHash(cookie), now)
  return { kind: 'user', cookie, csrf: tokenOf(app, cookie, user.csrfSalt), user }
}

/** Sessions not used since this time have ended. */
export const idleSince = (app: App): Date =>
  new Date(app.now().getTime() - app.config.sessionIdleMinutes * 60_000)

/** Starts a session for a user, always with a new id. */
export const startSession = async (
  app: App,
  userID: number,
  client: { address: string; agent: string },
): Promise<string> => {
  const cookie = `u.${random(32)}`
  const now = app.now()
  const expiresAt = new Date(now.getTime() + absoluteHours * 3_600_000)
  await store.insertSession(app.db, {
    idHash: cookieHash(cookie),
    userID,
    csrfSalt: randomBytes(16),
    now,
    expiresAt,
    ...client,
  })
  return cookie
}

export const anonymous = (app: App, ended: boolean): Session => {
  const nonce = `a.${random(18)}`
  const cookie = `${nonce}.${sign(app, nonce)}`
  return { kind: 'anonymous', cookie, csrf: sign(app, `csrf.${cookie}`), fresh: true, ended }
}

const tokenOf = (app: App, cookie: string, salt: Buffer) =>
  sign(app, `csrf.${cookie}.${salt.toString('base64url')}`)

const sign = (app: App, text: string) =>
  createHmac('sha256', app.config.secret).update(text).digest('base64url')

const isSigned = (app: App, cookie: string) => {
  const end = cookie.lastIndexOf('.')
  return equalInConstantTime(cookie.slice(end + 1), sign(app, cookie.slice(0, end)))
}

/** Compares in constant time. */
export const equalInConstantTime = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
