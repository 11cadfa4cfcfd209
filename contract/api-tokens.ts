import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { typeIDPattern } from './content-types.ts'
import { locale, pathID, requiredLine, timestamp } from './fields.ts'
import { isOrigin } from './formats/origin.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { ref } from './people.ts'

/** `stopped` while its creator cannot log in. */
export const apiTokenStates = ['active', 'expired', 'revoked', 'stopped'] as const
export type ApiTokenState = (typeof apiTokenStates)[number]

/** A secret with which another program makes calls. The secret itself is returned only when it is created. */
export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  /** The end of the secret. */
  hint: z.string(),
  state: z.enum(apiTokenStates),
  /** Null when the role was deleted after the token had ended. */
  role: z.nullable(ref),
  /** Null means all. */
  locales: z.nullable(z.array(z.string())),
  pageTypes: z.nullable(z.array(z.string())),
  /** The sites whose scripts may use it in browsers. */
  origins: z.array(z.string()),
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
  createdBy: ref,
  /** Written at most every ten minutes. */
  usedAt: z.nullable(timestamp),
})
export type ApiToken = z.output<typeof apiToken>
export type ApiTokenPayload = z.input<typeof apiToken>

export const apiTokenColumns = ['name', 'createdAt', 'usedAt'] as const

/** Absent or null is no limit; an empty list is refused because it would allow nothing. */
const limitOf = <S extends z.ZodMiniType<string, string>>(item: S) =>
  z._default(
    z.nullable(z.array(item).check(z.minLength(1, 'tooFewItems'), z.maxLength(100, 'tooManyItems'))),
    null,
  )

const origin = z.string().check(z.maxLength(limits.text, 'tooLong'), z.refine(isOrigin, 'invalidUrl'))

export const apiTokens = {
  list: defineCall({
    method: 'POST',
    path: '/api-tokens/list',
    summary: 'List API tokens, newest first by default',
    access: { permission: 'manage-api-tokens' },
    body: z.strictObject(listArguments(apiTokenColumns)),
    response: listOf(apiToken),
  }),
  create: defineCall({
    method: 'POST',
    path: '/api-tokens',
    summary: 'Create an API token; callers can give it only permissions that they hold',
    access: { permission: 'manage-api-tokens' },
    body: z.strictObject({
      name: requiredLine(),
      role: z
        .int({ error: issue => (issue.input === undefined ? 'required' : 'invalidNumberOrDate') })
        .check(z.positive('required')),
      locales: limitOf(locale),
      pageTypes: limitOf(z.string().check(z.regex(typeIDPattern, 'invalidFormat'))),
      origins: z._default(z.array(origin).check(z.maxLength(limits.apiTokenOrigins, 'tooManyItems')), []),
      /** Null means that it does not expire. */
      expiresAt: z._default(z.nullable(z.iso.datetime('invalidNumberOrDate')), null),
    }),
    response: z.object({
      apiToken,
      /** Sent once; only a hash of it is stored. */
      secret: z.string(),
    }),
  }),
  revoke: defineCall({
    method: 'POST',
    path: '/api-tokens/{id}/revoke',
    summary: 'Revoke an API token; calls with it are refused from then on',
    access: { permission: 'manage-api-tokens' },
    params: z.object({ id: pathID }),
    response: z.object({ apiToken }),
    errors: ['notFound'],
  }),
}
