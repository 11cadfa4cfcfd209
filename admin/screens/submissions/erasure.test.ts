import { describe, expect, it } from 'vitest'
import { isNothing, shownFor } from './erasure.ts'

const found = { submissions: 1, forms: [], mentions: 0, mails: 2 }

describe('erasing a person', () => {
  it('concerns the address that was searched for, and no other that was typed since', () => {
    const last = { email: 'a@b.example', found }
    expect(shownFor('a@b.example', last)).toBe(found)
    expect(shownFor('a@b.example.org', last)).toBeUndefined()
  })

  it('needs a search first', () => {
    expect(shownFor('', undefined)).toBeUndefined()
  })

  it('has something to do if any submission, mention or email was found', () => {
    const none = { submissions: 0, mentions: 0, mails: 0 }
    expect(isNothing(none)).toBe(true)
    for (const name of ['submissions', 'mentions', 'mails'] as const)
      expect(isNothing({ ...none, [name]: 1 })).toBe(false)
  })
})
