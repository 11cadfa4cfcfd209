import { type ErrorCode, errorCodes, errorStatus } from '../errors.ts'
import type { Response } from './document.ts'
import { type CallShape, schemaPath } from './shapes.ts'

/** The error responses of a call by HTTP status. */
export const errorResponses = (call: CallShape): Record<string, Response> => {
  const byStatus = Map.groupBy(possibleErrors(call), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      errorResponse([...new Set(reasons.map(({ code }) => code))]),
    ]),
  )
}

export const needsToken = ({ method, tokenless }: CallShape) => method !== 'GET' && !tokenless

interface PossibleError {
  status: number
  code: ErrorCode
}

const possibleErrors = (call: CallShape): PossibleError[] => {
  const validation = call.query || call.body ? errorCodes.filter(code => code.startsWith('V_')) : []
  const own = ['G_01', 'G_02', 'G_03', 'G_06', ...validation, ...call.errors] as const
  return [
    ...own.map(code => ({ status: errorStatus[code], code })),
    ...withStatuses('UM_01', call.access !== 'anyone' && 401, typeof call.access === 'object' && 403),
    ...withStatuses('AUTH_04', needsToken(call) && 403),
    ...withStatuses('G_04', ...(call.body ? [400, 413, 415] : [])),
  ]
}

const withStatuses = (code: ErrorCode, ...statuses: (number | false)[]): PossibleError[] =>
  statuses.flatMap(status => (status ? [{ status, code }] : []))

const errorResponse = (codes: ErrorCode[]): Response => ({
  description: `Refused: ${codes.join(', ')}`,
  content: { 'application/json': { schema: { $ref: `${schemaPath}Refusal` } } },
  'x-codes': codes,
})
