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

/** A session of a user that has not expired. */
export const openSession = z.object({
  id: z.int(),
  /** IP address of the login. */
  address: z.string(),
  /** User agent of the browser. */
  agent: z.string(),
  createdAt: timestamp,
  seenAt: timestamp,
  expiresAt: timestamp,
  /** Whether this request belongs to it. */
  current: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

/** Login, accounts and sessions. */
export const auth = {
  register: defineCall({
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an inactive user and email them a link to activate the account',
    access: { permission: 'manage-users' },
    body: z.strictObject({
      name: requiredLine(),
      email,
      role: id,
      jobTitle: z._default(line(), ''),
      image: z.optional(z.nullable(text())),
    }),
    response: z.object({ User: user }),
    errors: ['userCreationFailed'],
  }),
  resendActivation: defineCall({
    method: 'POST',
    path: '/user/{id}/resend-activation',
    summary:
      'Email a new activation link, which replaces the previous one; alreadyActivated when the account is already activated',
    access: { permission: 'manage-users' },
    params: z.object({ id: pathID }),
    body: empty,
    errors: ['userNotFound'],
  }),
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in',
    access: 'anyone',
    body: z.strictObject({ email: requiredText(), password }),
    response: session,
    errors: ['invalidCredentials', 'tooManyLoginAttempts', 'accountInactive'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Log out and end the session on the server',
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
    summary: 'Get the user of this session (ID 0 when anonymous) and a CSRF token',
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
    summary: 'List the sessions of the current user, most recently used first',
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
      'Email a link to choose a new password; the response does not reveal whether the address is known',
    access: 'anyone',
    body: z.strictObject({ email }),
  }),
  resetAccount: defineCall({
    method: 'POST',
    path: '/auth/reset-account',
    summary:
      'Set a password with the token of an emailed link, which also activates an account; ends every session',
    access: 'anyone',
    body: z.strictObject({ password, confirm: password, token: linkToken }),
    response: z.object({ email: z.string() }),
    errors: ['passwordTooWeak'],
  }),
}
