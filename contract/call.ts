import * as z from 'zod/mini'
import { type ErrorCode, errorCodes, errorReasons } from './errors.ts'
import type { PermissionName } from './permissions.ts'

/** Who may make a call: anyone, whoever is logged in, or the holders of a permission, or of any of several. */
export type Access =
  | 'anyone'
  | 'user'
  | { permission: PermissionName }
  | { anyOf: readonly [PermissionName, ...PermissionName[]] }

/** The permissions of which one is needed; none for what anyone, or whoever is logged in, may do. */
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
  /** Below `/api/ximblox`, parameters in braces, as the specification writes it. */
  path: string
  summary: string
  access: Access
  params: P
  query: Q
  body: B
  /** What the answer carries besides `Success` and `Errors`; for files, the type of the bytes is the answer. */
  response: R
  /** How the body travels; `multipart` fields are checked by `body`. */
  transport: T
  /** The part of a `multipart` body that is the file. */
  filePart: string
  /** Whether it may be made without a CSRF token: for the call that hands the token out. */
  tokenless: boolean
  /** Codes it may answer with besides those every call has (G_, AUTH_04, UM_01, V_). */
  errors: readonly ErrorCode[]
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
  errors?: readonly ErrorCode[]
}

const nothing = z.object({})

/** Defines one call; from it come the route, parsing, the client's types, the API description and test data. */
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
  errors: definition.errors ?? [],
})

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What an operation receives, parsed: `{ params, query, body }`. */
export interface Input<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** What an operation returns. */
export type Payload<C extends Call> = z.input<C['response']>

/** What a caller of the client gets back on success. */
export type Answer<C extends Call> = z.output<C['response']>

export const errorEntry = z.object({
  property: z.string(),
  code: z.enum(errorCodes),
  /** What exactly is wrong, where the code stands for several things. */
  reason: z.optional(z.enum(errorReasons)),
  params: z.optional(
    z.object({
      min: z.optional(z.number()),
      max: z.optional(z.number()),
      allowed: z.optional(z.array(z.string())),
    }),
  ),
})

/** The envelope of a refusal; `Message` is the first error in the caller's language. */
export const refusal = z.object({
  Success: z.literal(false),
  Errors: z.array(errorEntry),
  Message: z.optional(z.string()),
})
