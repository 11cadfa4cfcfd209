import type * as z from 'zod/mini'
import {
  type ErrorCode,
  type ErrorEntry,
  type ErrorParams,
  type ErrorReason,
  errorReasons,
  isErrorCode,
} from '../errors.ts'
import { limits } from '../limits.ts'

type Issue = z.core.$ZodIssue

/** Required by `toErrorEntries`, because only the input distinguishes a missing value from a wrong one. */
export const parseOptions = { reportInput: true } as const

/**
 * Converts the issues of a schema to error entries, at most one more than `limits.errors`. `prefix` is the property that
 * was parsed. A check's message is a code, followed by a reason if the issue does not imply it: `V_15 one-line`.
 */
export const toErrorEntries = (issues: readonly Issue[], prefix = ''): ErrorEntry[] => {
  const entries = new Map<string, ErrorEntry>()
  for (const entry of eachEntry(issues, prefix)) {
    entries.set(`${entry.code} ${entry.property}`, entry)
    // One more than a response lists, so that it can say that there are more.
    if (entries.size > limits.errors) break
  }
  return [...entries.values()]
}

function* eachEntry(issues: readonly Issue[], prefix: string) {
  for (const issue of issues) yield* entriesFromIssue(issue, prefix)
}

/** The code and reason in the message of a check. */
const parseCheckMessage = (message: string): { code?: ErrorCode; reason?: ErrorReason } => {
  const [code = '', named] = message.split(' ')
  const reason = errorReasons.find(known => known === named)
  return isErrorCode(code) ? { code, ...(reason && { reason }) } : {}
}

const entriesFromIssue = (issue: Issue, prefix: string): ErrorEntry[] => {
  const property = join(prefix, ...issue.path)
  if (isMissing(issue)) return [{ property, code: 'V_01' }]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, limits.errors + 1)
      .map(key => ({ property: join(property, key), code: 'V_15', reason: 'unknown-field' }))
  }
  const named = parseCheckMessage(issue.message)
  if (named.code) return [{ property, ...detailsOf(named.code, issue), ...named, code: named.code }]
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    return toErrorEntries(issue.issues, property)
  }
  if (issue.code === 'invalid_union') {
    const nearest = nearestOption(issue.errors)
    if (nearest) return toErrorEntries(nearest, property)
  }
  const code = codeOfKind(issue)
  return [{ property, code, ...detailsOf(code, issue) }]
}

const isMissing = (issue: Issue) => 'input' in issue && issue.input === undefined

/** The option of a union that the value was meant for: the only one whose issues are all inside the value. */
const nearestOption = (options: readonly (readonly Issue[])[]) => {
  const fitting = options.filter(issues => issues.every(issue => issue.path.length > 0))
  return fitting.length === 1 ? fitting[0] : undefined
}

const codeOfKind = (issue: Issue): ErrorCode => {
  switch (issue.code) {
    case 'too_big':
      return isCounted(issue.origin) ? 'V_10' : 'V_17'
    case 'too_small':
      return isCounted(issue.origin) ? 'V_12' : 'V_17'
    case 'invalid_type':
      return numbers.includes(issue.expected) ? 'V_17' : 'V_15'
    case 'not_multiple_of':
      return 'V_17'
    case 'invalid_format':
      return times.includes(issue.format) ? 'V_17' : 'V_15'
    default:
      return 'V_15'
  }
}

const numbers = ['number', 'int', 'bigint', 'nan', 'date']
const times = ['date', 'time', 'datetime']
const isCounted = (origin: string) => ['string', 'array', 'set', 'map', 'file'].includes(origin)
const isList = (origin: string) => ['array', 'set', 'map'].includes(origin)

interface Details {
  reason?: ErrorReason
  params?: ErrorParams
}

/** Reason and parameters that an issue implies for a code that covers several cases. */
const detailsOf = (code: ErrorCode, issue: Issue): Details => {
  if (code === 'V_10' || (code === 'V_15' && issue.code === 'too_big')) return lengthDetails(issue)
  if (code === 'V_12' && issue.code === 'too_small' && isList(issue.origin))
    return { reason: 'too-few', params: { min: Number(issue.minimum) } }
  return code === 'V_15' ? valueDetails(issue) : {}
}

const lengthDetails = (issue: Issue): Details => {
  if (issue.code === 'too_big')
    return {
      reason: isList(issue.origin) ? 'too-many' : 'too-long',
      params: { max: Number(issue.maximum) },
    }
  if (issue.code === 'custom' && typeof issue.params?.max === 'number')
    return { reason: 'too-long', params: { max: issue.params.max } }
  return {}
}

const valueDetails = (issue: Issue): Details => {
  switch (issue.code) {
    case 'invalid_type':
      return { reason: 'wrong-type' }
    case 'invalid_value':
      return notAllowed(issue.values.filter(value => typeof value === 'string' && value !== '').map(String))
    case 'invalid_format':
    case 'invalid_key':
      return { reason: 'form' }
    case 'invalid_union':
      return { reason: 'wrong-type' }
    default:
      return {}
  }
}

const maxListedValues = 12

/** Details of a value outside a set; small sets are listed. */
export const notAllowed = (allowed: readonly string[]): { reason: ErrorReason; params?: ErrorParams } => ({
  reason: 'not-allowed',
  ...(allowed.length > 0 && allowed.length <= maxListedValues && { params: { allowed: [...allowed] } }),
})

const join = (...parts: readonly PropertyKey[]) =>
  parts
    .map(String)
    .filter(part => part !== '')
    .join('.')
