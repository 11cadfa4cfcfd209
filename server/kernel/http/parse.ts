import type { Call, Input } from '@ximblox/contract/call'
import { errorCatalogue, isPlainError } from '@ximblox/contract/errors'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import type { FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { Refusal, refuse } from '../errors/errors.ts'

/** Parses the input of a call with its schemas, and reports all errors of the request at once. */
export const parseInput = <C extends Call>(
  call: C,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Input<C> => {
  const params = parseParams(call, request.params)
  const query = call.query && safeParse(call.query, request.query, parseOptions)
  const body = call.body && safeParse(call.body, request.body ?? {}, parseOptions)
  const errors = [query, body].flatMap(result =>
    result && !result.success ? toErrorEntries(result.error.issues) : [],
  )
  if (errors.length > 0) throw new Refusal(errors)
  return { params, query: query?.data, body: body?.data } as Input<C>
}

/** Parses the parameters of a call's path. An invalid id counts as not found. */
export const parseParams = <C extends Call>(call: C, given: unknown): Input<C>['params'] => {
  const params = call.params && safeParse(call.params, given)
  if (params && !params.success) throw refuse(notFoundError(call))
  return params?.data as Input<C>['params']
}

const notFoundError = (call: Call) =>
  call.errors.filter(isPlainError).find(name => errorCatalogue[name].status === 404) ?? 'notFound'
