import { type ErrorName, errorDefinition, errorNames } from '../errors.ts'
import type { DescribedError } from './document.ts'
import { errorMeanings } from './error-meanings.ts'
import { possibleErrors, validationErrors } from './error-responses.ts'
import type { CallShape } from './shapes.ts'

/** The catalogue for readers of the API description: each error, and which calls can return it. */
export const errorReference = (calls: readonly CallShape[]): DescribedError[] => {
  const errorsOf = calls.map(call => ({
    id: call.id,
    names: new Set(possibleErrors(call).map(({ name }) => name)),
  }))
  const callsWith = (name: ErrorName): DescribedError['calls'] => {
    if (validationErrors.includes(name)) return 'every call with input'
    const ids = errorsOf.filter(({ names }) => names.has(name)).map(({ id }) => id)
    return ids.length === calls.length ? 'every call' : ids
  }
  return errorNames.map(name => {
    const { code, reason, status, params = [], optionalParams = [] } = errorDefinition(name)
    return {
      name,
      code,
      ...(reason && { reason }),
      status,
      params: [...params, ...optionalParams],
      meaning: errorMeanings[name],
      calls: callsWith(name),
    }
  })
}
