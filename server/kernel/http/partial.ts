import type { Call, Input } from '@ximblox/contract/call'
import { ZodMiniArray, ZodMiniDefault, ZodMiniNullable, ZodMiniObject, ZodMiniOptional } from 'zod/mini'
import { type $ZodType, safeParse } from 'zod/v4/core'

/** A body with only the valid parts. Invalid list items are undefined, so that the others keep their indexes. */
export type Partly<B> = { [K in keyof B]?: Sparse<B[K]> | undefined }

type Sparse<V> = V extends readonly (infer I)[] ? (I | undefined)[] : V

/** The input of a call with only the valid parts of its body. */
export type PartlyInput<C extends Call> = Pick<Input<C>, 'params'> & { body: Partly<Input<C>['body']> }

/** The valid parts of a body that its schema refuses, property by property. */
export const acceptedParts = <B>(schema: $ZodType | undefined, given: unknown): Partly<B> => {
  if (!(schema instanceof ZodMiniObject) || !isRecord(given)) return {}
  const parts = Object.entries<$ZodType>(schema.shape).flatMap(([key, property]) => {
    const part = acceptedPart(property, given[key])
    return part === undefined ? [] : [[key, part]]
  })
  return Object.fromEntries(parts)
}

const acceptedPart = (schema: $ZodType, given: unknown): unknown => {
  const whole = safeParse(schema, given)
  if (whole.success) return whole.data
  const list = unwrapped(schema)
  // A list that is refused as a whole, for example because it is too long, is not parsed item by item.
  const isRefused = whole.error.issues.some(({ path }) => path.length === 0)
  if (isRefused || !(list instanceof ZodMiniArray) || !Array.isArray(given)) return undefined
  return given.map(item => safeParse(list.def.element, item).data)
}

const unwrapped = (schema: $ZodType): $ZodType =>
  schema instanceof ZodMiniOptional || schema instanceof ZodMiniNullable || schema instanceof ZodMiniDefault
    ? unwrapped(schema.def.innerType)
    : schema

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
