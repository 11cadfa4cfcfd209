import { describe, expect, it } from 'vitest'
import { lineOf, shortened, valueAt } from './values.ts'

describe('a value of a submission', () => {
  const fields = { contact: { name: 'Noor' }, participants: [{ email: 'a@b.example' }], agreement: true }

  it('is found by its path', () => {
    expect(valueAt(fields, 'contact.name')).toBe('Noor')
    expect(valueAt(fields, 'participants.0.email')).toBe('a@b.example')
  })

  it.each(['contact.phone', 'contact.name.first', 'participants.1.email', 'toString', 'constructor.name'])(
    'is undefined at %s, where nothing was submitted',
    path => {
      expect(valueAt(fields, path)).toBeUndefined()
    },
  )

  it('becomes one line, whatever it is', () => {
    expect(lineOf('two\n  lines ')).toBe('two lines')
    expect(lineOf(0)).toBe('0')
    expect(lineOf(['a', '', 'b'])).toBe('a, b')
    expect(lineOf(fields)).toBe('Noor, a@b.example, ✓')
    expect([undefined, null, false].map(lineOf)).toEqual(['', '', ''])
  })

  it('is shortened between whole characters', () => {
    expect(shortened('short')).toBe('short')
    expect(shortened('a'.repeat(10_000), 5)).toBe('aaaaa…')
    expect(shortened('aaaa😀a', 5)).toBe('aaaa…')
  })
})
