import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type ErrorEntry,
  type ErrorParamsOf,
  errorAt,
  errorDefinition,
  errorNameOf,
  errorNames,
  isError,
  isValidationError,
  type PlainErrorName,
} from './errors.ts'
import { errorMeanings } from './openapi/error-meanings.ts'

describe('the error catalogue', () => {
  it('has one name for each pair of code and reason', () => {
    for (const name of errorNames) expect(errorNameOf(errorDefinition(name))).toBe(name)
  })

  it('has one status for all errors of a code', () => {
    const statuses = Map.groupBy(errorNames.map(errorDefinition), ({ code }) => code)
    for (const [code, errors] of statuses)
      expect([code, new Set(errors.map(({ status }) => status)).size]).toEqual([code, 1])
  })

  it('has an error without a reason for every code, for clients that do not know the reason', () => {
    for (const name of errorNames) {
      const { code } = errorDefinition(name)
      const general = errorNameOf({ code })
      expect(general && errorDefinition(general)).toMatchObject({ code })
      expect(general && errorDefinition(general).reason).toBeUndefined()
    }
  })

  it('says in one sentence what each error means', () => {
    for (const name of errorNames) expect(errorMeanings[name]).toMatch(/^[A-Z].*\.$/)
    expect(new Set(Object.values(errorMeanings)).size).toBe(errorNames.length)
  })
})

describe('an entry', () => {
  it('carries code, reason and params, never the name', () => {
    expect(errorAt('slug', 'alreadyExists')).toEqual({ property: 'slug', code: 'V_05' })
    expect(errorAt('items', 'tooManyItems', { max: 5 })).toEqual({
      property: 'items',
      code: 'V_10',
      reason: 'too-many',
      params: { max: 5 },
    })
  })

  it('cannot be made without the params of its message', () => {
    expectTypeOf<'alreadyExists'>().toExtend<PlainErrorName>()
    expectTypeOf<'tooManyItems'>().not.toExtend<PlainErrorName>()
    expectTypeOf<ErrorParamsOf<'tooManyItems'>>().toEqualTypeOf<{ max: number }>()
  })

  it('is recognized by its name', () => {
    const unsafe: ErrorEntry = { property: '', code: 'V_09', reason: 'unsafe-link' }
    expect(isError(unsafe, 'unsafeLink')).toBe(true)
    expect(isError(unsafe, 'invalidUrl')).toBe(false)
    expect(isError(undefined, 'invalidUrl')).toBe(false)
  })

  it('of a newer server counts as the error of its code', () => {
    expect(errorNameOf({ code: 'V_15', reason: 'invented-later' })).toBe('invalidValue')
    expect(errorNameOf({ code: 'X_99' })).toBeUndefined()
  })

  it('is a validation error when it is about a value of the request', () => {
    expect(isValidationError(errorAt('slug', 'invalidSlug'))).toBe(true)
    expect(isValidationError(errorAt('', 'staleRevision'))).toBe(false)
  })
})
