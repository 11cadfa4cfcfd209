import { type ErrorName, errorCatalogue, errorNames, isValidationError } from '../errors.ts'
import type { Response } from './document.ts'
import { type CallShape, schemaPath } from './shapes.ts'

/** The errors that a call can return, by HTTP status. */
export const errorResponses = (call: CallShape): Record<string, Response> => {
  const byStatus = Map.groupBy(possibleErrors(call), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      status,
      errorResponse([...new Set(errors.map(({ name }) => name))]),
    ]),
  )
}

export const needsToken = ({ method, tokenless }: CallShape) => method !== 'GET' && !tokenless

interface PossibleError {
  status: number
  name: ErrorName
}

/** The errors that a call declares, and those that follow from its shape. */
export const possibleErrors = (call: CallShape): PossibleError[] => {
  const validation = call.query || call.body ? validationErrors : []
  return [
    ...[...errorsOfEveryCall, ...validation, ...call.errors].map(name => ({
      status: errorCatalogue[name].status,
      name,
    })),
    ...withStatuses('notPermitted', call.access !== 'anyone' && 401, typeof call.access === 'object' && 403),
    ...withStatuses('invalidCsrfToken', needsToken(call) && 403),
    ...withStatuses('malformedRequest', ...(call.body ? [400, 413, 415] : [])),
    ...withStatuses('notFound', call.params !== null && !declaresNotFound(call) && 404),
  ]
}

/** An ID in a path that names nothing is `notFound`, unless the call says more. */
const declaresNotFound = ({ errors }: CallShape) => errors.some(name => errorCatalogue[name].status === 404)

const errorsOfEveryCall = ['internalError', 'unavailable', 'tooManyRequests', 'storageFull'] as const

/** The errors of values, which every call with input can return. */
export const validationErrors: readonly ErrorName[] = [
  ...errorNames.filter(name => isValidationError(errorCatalogue[name])),
  'moreErrors',
]

const withStatuses = (name: ErrorName, ...statuses: (number | false)[]): PossibleError[] =>
  statuses.flatMap(status => (status ? [{ status, name }] : []))

const errorResponse = (names: ErrorName[]): Response => {
  const codes = [...new Set(names.map(name => errorCatalogue[name].code))]
  return {
    description: `Refused: ${codes.join(', ')}`,
    content: { 'application/json': { schema: { $ref: `${schemaPath}Refusal` } } },
    'x-codes': codes,
    'x-errors': names,
  }
}
