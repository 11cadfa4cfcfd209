import { type ErrorCode, errorCodes, errorStatus } from '../errors.ts'
import type { Response } from './document.ts'
import { type CallShape, schemaPath } from './shapes.ts'

/** What a call may be refused with, by HTTP status. */
export const refusalsOf = (call: CallShape): Record<string, Response> => {
  const byStatus = Map.groupBy(reasonsOf(call), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      refusalWith([...new Set(reasons.map(({ code }) => code))]),
    ]),
  )
}

export const needsToken = ({ method, tokenless }: CallShape) => method !== 'GET' && !tokenless

interface Reason {
  status: number
  code: ErrorCode
}

const reasonsOf = (call: CallShape): Reason[] => {
  const validation = call.query || call.body ? errorCodes.filter(code => code.startsWith('V_')) : []
  const own = ['G_01', 'G_02', 'G_03', 'G_06', ...validation, ...call.errors] as const
  return [
    ...own.map(code => ({ status: errorStatus[code], code })),
    ...reasons('UM_01', call.access !== 'anyone' && 401, typeof call.access === 'object' && 403),
    ...reasons('AUTH_04', needsToken(call) && 403),
    ...reasons('G_04', ...(call.body ? [400, 413, 415] : [])),
  ]
}

const reasons = (code: ErrorCode, ...statuses: (number | false)[]): Reason[] =>
  statuses.flatMap(status => (status ? [{ status, code }] : []))

const refusalWith = (codes: ErrorCode[]): Response => ({
  description: `Refused: ${codes.join(', ')}`,
  content: { 'application/json': { schema: { $ref: `${schemaPath}Refusal` } } },
  'x-codes': codes,
})
