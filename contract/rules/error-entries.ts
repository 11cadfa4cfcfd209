import type * as z from 'zod/mini'
import {
  type ErrorEntry,
  type ErrorName,
  type ErrorParams,
  errorAt,
  errorDefinition,
  isErrorName,
} from '../errors.ts'
import { limits } from '../limits.ts'

type Issue = z.core.$ZodIssue

/** Required by `toErrorEntries`, because only the input distinguishes a missing value from a wrong one. */
export const parseOptions = { reportInput: true } as const

/**
 * Converts the issues of a schema to error entries, at most one more than `limits.errors`. `prefix` is the property that
 * was parsed. A check's message is the name of an error; without one, the kind of the issue decides.
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

const entriesFromIssue = (issue: Issue, prefix: string): ErrorEntry[] => {
  const property = join(prefix, ...issue.path)
  if (isMissing(issue)) return [errorAt(property, 'required')]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, limits.errors + 1).map(key => errorAt(join(property, key), 'unknownField'))
  }
  if (isErrorName(issue.message)) return [entryFor(property, issue.message, issue)]
  if (issue.code === 'invalid_key') return toErrorEntries(issue.issues, property)
  if (issue.code === 'invalid_union') {
    const nearest = matchingOption(issue.errors)
    if (nearest) return toErrorEntries(nearest, property)
  }
  return [entryFor(property, nameOfKind(issue), issue)]
}

const isMissing = (issue: Issue) => 'input' in issue && issue.input === undefined

/** The option of a union that the value was meant for: the only one whose issues are all inside the value. */
const matchingOption = (options: readonly (readonly Issue[])[]) => {
  const fitting = options.filter(issues => issues.every(issue => issue.path.length > 0))
  return fitting.length === 1 ? fitting[0] : undefined
}

const nameOfKind = (issue: Issue): ErrorName => {
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'array') return 'tooManyItems'
      return issue.origin === 'string' ? 'characterLimitExceeded' : 'invalidNumberOrDate'
    case 'too_small':
      if (issue.origin === 'array') return 'tooFewItems'
      return issue.origin === 'string' ? 'tooShort' : 'invalidNumberOrDate'
    case 'invalid_type':
      return numbers.includes(issue.expected) ? 'invalidNumberOrDate' : 'wrongType'
    case 'not_multiple_of':
      return 'invalidNumberOrDate'
    case 'invalid_format':
      return times.includes(issue.format) ? 'invalidNumberOrDate' : 'invalidFormat'
    case 'invalid_value':
      return 'valueNotAllowed'
    case 'invalid_union':
      return 'wrongType'
    default:
      return 'invalidValue'
  }
}

const numbers = ['number', 'int', 'bigint', 'nan', 'date']
const times = ['date', 'time', 'datetime']

/** The entry of an error, with the params that the issue provides. */
const entryFor = (property: string, name: ErrorName, issue: Issue): ErrorEntry => {
  const { code, reason, params = [], optionalParams = [] } = errorDefinition(name)
  const known = paramsIn(issue)
  const given = [...params, ...optionalParams].flatMap(param =>
    known[param] === undefined ? [] : [[param, known[param]]],
  )
  return {
    property,
    code,
    ...(reason && { reason }),
    ...(given.length > 0 && { params: Object.fromEntries(given) }),
  }
}

const paramsIn = (issue: Issue): ErrorParams => {
  switch (issue.code) {
    case 'too_big':
      return { max: Number(issue.maximum) }
    case 'too_small':
      return { min: Number(issue.minimum) }
    case 'invalid_value':
      return listed(issue.values.filter(value => typeof value === 'string' && value !== '').map(String))
    case 'custom':
      return typeof issue.params?.max === 'number' ? { max: issue.params.max } : {}
    default:
      return {}
  }
}

/** The error of a value outside a set; small sets are listed. */
export const notAllowedAt = (property: string, allowed: readonly string[]): ErrorEntry => {
  const params = listed(allowed)
  return errorAt(property, 'valueNotAllowed', params.allowed && params)
}

const maxListedValues = 12

const listed = (allowed: readonly string[]): ErrorParams =>
  allowed.length > 0 && allowed.length <= maxListedValues ? { allowed: [...allowed] } : {}

const join = (...parts: readonly PropertyKey[]) =>
  parts
    .map(String)
    .filter(part => part !== '')
    .join('.')
