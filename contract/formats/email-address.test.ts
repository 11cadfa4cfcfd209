import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { email } from '../fields.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'

describe('an email address', () => {
  it('has one canonical form for all spellings', () => {
    for (const written of ['admin@example.org', ' Admin@Example.ORG\t', 'ａｄｍｉｎ＠example.org'])
      expect(canonicalEmail(written)).toBe('admin@example.org')
  })

  it('differs from one with look-alike letters', () => {
    for (const written of ['admİn@example.org', 'admın@example.org', 'аdmin@example.org'])
      expect(canonicalEmail(written)).not.toBe('admin@example.org')
  })

  it('is invalid unless its canonical form is stable', () => {
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
    `a@${'b'.repeat(64)}.nl`,
    `a@b.${'n'.repeat(64)}`,
  ])('rejects %s', written => {
    expect(isEmailAddress(canonicalEmail(written))).toBe(false)
    expect(z.safeParse(email, written).success).toBe(false)
  })

  it('is canonicalized by the schemas of all calls', () => {
    expect(z.parse(email, ' Jörg.Müller@Example.ORG ')).toBe('jörg.müller@example.org')
  })
})
