import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  email,
  id,
  line,
  linkToken,
  password,
  pathID,
  requiredLine,
  requiredText,
  text,
  timestamp,
} from './fields.ts'
import { sessionTimes, sessionUser, user } from './people.ts'

const session = z.object({ User: sessionUser, session: sessionTimes })
const empty = z.strictObject({})

/** Where somebody is logged in. */
export const openSession = z.object({
  id: z.int(),
  /** Network address it was begun from. */
  address: z.string(),
  /** What the browser calls itself. */
  agent: z.string(),
  createdAt: timestamp,
  seenAt: timestamp,
  expiresAt: timestamp,
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

/** Specification, section 7: Auth. */
export const auth = {
  register: defineCall({
    method: 'POST',
    path: '/auth/register',
    summary: 'Make an inactive user, who is mailed a link to activate the account',
    access: { permission: 'manage-users' },
    body: z.strictObject({
      name: requiredLine(),
      email,
      role: id,
      jobTitle: z._default(line(), ''),
      image: z.optional(z.nullable(text())),
    }),
    response: z.object({ User: user }),
    errors: ['UM_09'],
  }),
  resendActivation: defineCall({
    method: 'POST',
    path: '/user/{id}/resend-activation',
    summary:
      'Mail a new link to activate an account, which replaces the one before as soon as it is sent; V_15 once it was activated',
    access: { permission: 'manage-users' },
    params: z.object({ id: pathID }),
    body: empty,
    errors: ['UM_02'],
  }),
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in',
    access: 'anyone',
    body: z.strictObject({ email: requiredText(), password }),
    response: session,
    errors: ['AUTH_01', 'AUTH_03', 'AUTH_05'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Log out; ends the session on the server',
    access: 'anyone',
    body: empty,
  }),
  logoutEverywhere: defineCall({
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: 'End every session of the current user, this one included',
    access: 'user',
    body: empty,
  }),
  session: defineCall({
    method: 'POST',
    path: '/auth/user',
    summary: 'The user of this session; ID 0 when nobody is logged in. Hands out the CSRF token',
    access: 'anyone',
    tokenless: true,
    body: empty,
    response: session,
  }),
  refreshSession: defineCall({
    method: 'POST',
    path: '/auth/refresh-session',
    summary: 'Renew the session and its CSRF token',
    access: 'user',
    body: empty,
    response: session,
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/auth/session/list',
    summary: 'Where the current user is logged in, the newest use first',
    access: 'user',
    response: z.object({ data: z.array(openSession) }),
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/session/{id}',
    summary: 'End one session of the current user',
    access: 'user',
    params: z.object({ id: pathID }),
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/auth/forgot-password',
    summary:
      'Mail a link to choose a new password; the answer is the same whether the address is known or not',
    access: 'anyone',
    body: z.strictObject({ email }),
  }),
  resetAccount: defineCall({
    method: 'POST',
    path: '/auth/reset-account',
    summary:
      'Choose a password with the token of a mailed link, also to activate an account; ends every session',
    access: 'anyone',
    body: z.strictObject({ password, confirm: password, token: linkToken }),
    /** What one logs in with. */
    response: z.object({ email: z.string() }),
    errors: ['AUTH_06'],
  }),
}
