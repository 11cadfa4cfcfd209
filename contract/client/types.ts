import type * as z from 'zod/mini'
import type { Answer, Call, Shape } from '../call.ts'
import type { Fetch } from './cookies.ts'

/** The calls of `C` as functions, in the same nesting. */
export type ClientOf<C extends Features> = {
  [F in keyof C]: { [N in keyof C[F]]: Caller<C[F][N]> }
}

export type Features = Record<string, Record<string, Call>>

/** A file to upload; `type` is a hint, because the server detects the type from the content. */
export interface Upload {
  name: string
  bytes: Uint8Array<ArrayBuffer> | Blob
  type?: string
}

export interface CallOptions {
  signal?: AbortSignal
  /** Headers of this call alone, such as `Idempotency-Key`. */
  headers?: Record<string, string>
  /** Replaces fetch for this call, for instance to report upload progress. */
  fetch?: Fetch
  /** False rejects the call without a session, even if `onUnauthorised` lets the user log in again. */
  waitForLogin?: false
}

/** A call with a file response returns its URL, every other call a promise of its response. */
type Caller<C extends Call> = C['transport'] extends 'file'
  ? (...input: Arguments<InputOf<C>>) => string
  : (...input: [...Arguments<InputOf<C>>, options?: CallOptions]) => Promise<Answer<C>>

type Arguments<I> = unknown extends I
  ? [input?: Record<string, never>]
  : MayBeEmpty<I> extends true
    ? [input?: I]
    : [input: I]

/** True if an empty object is valid. */
type MayBeEmpty<V> = string extends keyof V ? true : Partial<V> extends V ? true : false

type InputOf<C extends Call> = Part<'params', ParamsOf<C['params']>> &
  Part<'query', QueryOf<C['query']>> &
  Part<'body', C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined> &
  (C['transport'] extends 'multipart' ? { file?: Upload } : unknown)

type Part<N extends string, V> = [V] extends [undefined]
  ? unknown
  : MayBeEmpty<V> extends true
    ? { [name in N]?: V }
    : { [name in N]: V }

type ParamsOf<P> = P extends Shape
  ? { [N in keyof z.input<P>]: Branded<z.input<P>[N], string | number> }
  : undefined
type QueryOf<Q> = Q extends Shape ? { [N in keyof z.input<Q>]: TextInput<z.input<Q>[N]> } : undefined

/** Query values may be passed as numbers. */
type TextInput<T> = T extends unknown ? Branded<T, string extends T ? T | number : T> : never

/** Path ids may be passed as text or numbers, branded ids only with their brand. */
type Branded<T, Plain> = T extends z.$brand<infer Kind> ? number & z.$brand<Kind> : Plain
