import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { requiredText } from './fields.ts'
import { sessionTimes, sessionUser } from './people.ts'

const session = z.object({ User: sessionUser, session: sessionTimes })
const empty = z.strictObject({})

/** Specification, section 7: Auth. */
export const auth = {
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in',
    access: 'anyone',
    body: z.strictObject({ email: requiredText(), password: requiredText() }),
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
}
