import type { Json } from '@ximblox/contract/fields'
import { parseOptions } from '@ximblox/contract/rules/error-entries'
import { isObject } from '@ximblox/contract/rules/is-object'
import * as z from 'zod/mini'
import type { AttributeRule, AttributeRules } from './grammar.ts'
import type { Lowerings, Place } from './lowerings.ts'

/** The attributes in the form in which they are stored; null if one is missing that has no default. */
export const fitAttributes = (
  rules: AttributeRules,
  attributes: unknown,
  at: Place,
  lowerings: Lowerings,
): Record<string, Json> | null => {
  if (attributes !== undefined && attributes !== null && !isObject(attributes))
    lowerings.add(at, 'wrongType', attributes)
  const given = isObject(attributes) ? attributes : {}
  for (const [name, value] of Object.entries(given))
    if (!Object.hasOwn(rules, name)) lowerings.add(at.in(name), 'unknownField', value)
  const fitted: Record<string, Json> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = fitValue(rule, given[name], at.in(name), lowerings)
    if (value !== undefined) fitted[name] = value
    else if (rule.isRequired) return null
  }
  return fitted
}

/** In an editor every attribute has a value: null means that it is absent. */
const fitValue = (rule: AttributeRule, value: unknown, at: Place, lowerings: Lowerings): Json | undefined => {
  const fallback = rule.isRequired ? rule.default : undefined
  if (value === undefined || value === null) {
    if (rule.isRequired) lowerings.add(at, 'required', value)
    return fallback
  }
  const parsed = z.safeParse(rule.value, value, parseOptions)
  if (!parsed.success) {
    lowerings.addIssues(parsed.error.issues, at)
    return rule.nearest?.(value) ?? fallback
  }
  return !rule.isRequired && value === rule.default ? undefined : (value as Json)
}
