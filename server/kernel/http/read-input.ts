import type { Call, Input } from '@ximblox/contract/call'
import { type ErrorEntry, isError, isValidationError } from '@ximblox/contract/errors'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors/errors.ts'
import { parseInput, parseParams } from './parse.ts'
import { acceptedParts, type PartlyInput } from './partial.ts'

type SentParts = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** Finds further errors in the valid parts of a request. It checks the permission first. */
type CheckParts<C extends Call> = (input: PartlyInput<C>) => Promise<ErrorEntry[]>

/**
 * Reads the input of a call. When the schema refuses it, the rules that need the database are applied to the valid
 * parts, so that one response names all errors of a form.
 */
export const readInput = async <C extends Call>(
  call: C,
  request: SentParts,
  check?: CheckParts<C>,
): Promise<Input<C>> => {
  try {
    return parseInput(call, request)
  } catch (error) {
    if (!check || !(error instanceof Refusal) || !isOfShape(error)) throw error
    const body = acceptedParts<Input<C>['body']>(call.body, request.body)
    const found = await check({ params: parseParams(call, request.params), body })
    throw new Refusal(inOrder(call, [...error.entries, ...found.filter(isNotYetIn(error.entries))]))
  }
}

const isOfShape = ({ entries }: Refusal): boolean =>
  entries.every(entry => isValidationError(entry) || isError(entry, 'moreErrors'))

/** For a refused or missing part, the rules would only report the same error again. */
const isNotYetIn = (entries: readonly ErrorEntry[]) => {
  const refused = new Set(entries.map(({ property }) => property))
  return ({ property }: ErrorEntry) => !refused.has(property)
}

/** Sorts errors in the order in which the call lists its properties. */
const inOrder = (call: Call, entries: readonly ErrorEntry[]): ErrorEntry[] => {
  const shape: unknown = Object(call.body).shape
  const properties = Object.keys(Object(shape))
  const places = properties.length
  const placeOf = ({ property }: ErrorEntry) => {
    const place = properties.indexOf(property.split('.')[0] ?? '')
    return place < 0 ? places : place
  }
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}
