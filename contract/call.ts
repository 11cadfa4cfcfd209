import * as z from 'zod/mini'
import { type ErrorName, errorCodes, errorReasons } from './errors.ts'
import { languages } from './locales.ts'
import type { PermissionName } from './permissions.ts'

/** Who may make a call: anyone, any logged-in user, or users with one permission or any of several. */
export type Access =
  | 'anyone'
  | 'user'
  | { permission: PermissionName }
  | { anyOf: readonly [PermissionName, ...PermissionName[]] }

/** The permissions of which a caller needs one; empty for `anyone` and `user`. */
export const permissionsFor = (access: Access): readonly PermissionName[] => {
  if (typeof access === 'string') return []
  return 'permission' in access ? [access.permission] : access.anyOf
}

export type Shape = z.ZodMiniObject
export type Transport = 'json' | 'multipart' | 'file'
type Maybe<S> = S extends z.ZodMiniType ? S : undefined

export interface Call<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  R extends Shape = Shape,
  T extends Transport = Transport,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `/api/ximblox` with parameters in braces. */
  path: string
  summary: string
  access: Access
  params: P
  query: Q
  body: B
  /** The response besides `Success` and `Errors`; unused for files. */
  response: R
  /** Format of request and response; `body` describes the fields of a `multipart` request. */
  transport: T
  /** Name of the `multipart` part that holds the file. */
  filePart: string
  /** Needs no CSRF token, like the call that issues it. */
  tokenless: boolean
  /** Whether it may be made with an API token instead of a session. */
  tokens: boolean
  /**
   * How often one network may make a call of a site within an hour without logging in; null for the default, which is 60
   * for calls that write and no limit for others.
   */
  hourlyLimit: number | null
  /** Size of its request in bytes; null for the limit of all calls. */
  bodyBytes: number | null
  /** Errors besides those that every call can return. */
  errors: readonly ErrorName[]
}

interface Definition<P, Q, B, R, T> {
  method: Call['method']
  path: string
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  response?: R
  transport?: T
  filePart?: string
  tokenless?: boolean
  tokens?: boolean
  hourlyLimit?: number
  bodyBytes?: number
  errors?: readonly ErrorName[]
}

const nothing = z.object({})

/** Defines one call, from which route, parsing, client types, API reference and test data are derived. */
export const defineCall = <
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends z.ZodMiniType | undefined = undefined,
  R extends Shape = typeof nothing,
  T extends Transport = 'json',
>(
  definition: Definition<P, Q, B, R, T>,
): Call<Maybe<P> & P, Maybe<Q> & Q, Maybe<B> & B, R, T> => ({
  method: definition.method,
  path: definition.path,
  summary: definition.summary,
  access: definition.access,
  params: definition.params as Maybe<P> & P,
  query: definition.query as Maybe<Q> & Q,
  body: definition.body as Maybe<B> & B,
  response: (definition.response ?? nothing) as R,
  transport: definition.transport ?? ('json' as T),
  filePart: definition.filePart ?? 'f',
  tokenless: definition.tokenless ?? false,
  tokens: definition.tokens ?? false,
  hourlyLimit: definition.hourlyLimit ?? null,
  bodyBytes: definition.bodyBytes ?? null,
  errors: definition.errors ?? [],
})

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** The parsed input of an operation. */
export interface Input<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** The return value of an operation. */
export type Payload<C extends Call> = z.input<C['response']>

/** The result of a successful call to the client. */
export type Answer<C extends Call> = z.output<C['response']>

export const errorEntry = z.object({
  property: z.string(),
  code: z.enum(errorCodes),
  /** Narrows down a code that covers several cases. */
  reason: z.optional(z.enum(errorReasons)),
  params: z.optional(
    z.object({
      min: z.optional(z.number()),
      max: z.optional(z.number()),
      allowed: z.optional(z.array(z.string())),
      message: z.optional(z.union([z.string(), z.partialRecord(z.enum(languages), z.string())])),
    }),
  ),
})

/** The envelope of an error response; `Message` is the first error in the caller's language. */
export const refusal = z.object({
  Success: z.literal(false),
  Errors: z.array(errorEntry),
  Message: z.optional(z.string()),
})
