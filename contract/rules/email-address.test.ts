import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { email } from '../fields.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'

describe('an email address', () => {
  it('has one canonical form, however it is written', () => {
    for (const written of ['admin@example.org', ' Admin@Example.ORG\t', 'ａｄｍｉｎ＠example.org'])
      expect(canonicalEmail(written)).toBe('admin@example.org')
  })

  it('is another one when a letter only resembles', () => {
    for (const written of ['admİn@example.org', 'admın@example.org', 'аdmin@example.org'])
      expect(canonicalEmail(written)).not.toBe('admin@example.org')
  })

  it('stays the same when it is made canonical again, or is no address', () => {
    const local = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(local, text => {
        const canonical = canonicalEmail(`${text}@example.org`)
        if (isEmailAddress(canonical)) expect(canonicalEmail(canonical)).toBe(canonical)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    'a b@example.org',
    'a\u200bb@example.org',
    'a\u3164b@example.org',
    'a@b@example.org',
    'a＠b@c.nl',
  ])('is not %s', written => {
    expect(isEmailAddress(canonicalEmail(written))).toBe(false)
    expect(z.safeParse(email, written).success).toBe(false)
  })

  it('is made canonical by the schema of every call that takes one', () => {
    expect(z.parse(email, ' Jörg.Müller@Example.ORG ')).toBe('jörg.müller@example.org')
  })
})
