import { limits } from '@ximblox/contract/limits'
import { describe, expect, it } from 'vitest'
import { isTooDeep } from './json-body.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('the depth of a body', () => {
  it('is limited', () => {
    expect(isTooDeep(nested(limits.jsonDepth))).toBe(false)
    expect(isTooDeep(nested(limits.jsonDepth + 1))).toBe(true)
    expect(isTooDeep(`{"a":${'{"a":'.repeat(limits.jsonDepth)}1`)).toBe(true)
  })

  it('does not count brackets in texts, escaped quotes included', () => {
    expect(isTooDeep(JSON.stringify({ a: nested(100) }))).toBe(false)
    expect(isTooDeep(JSON.stringify({ a: `"${nested(100)}\\` }))).toBe(false)
  })

  it('does not count siblings', () => {
    expect(isTooDeep(`[${Array(1000).fill('[]').join()}]`)).toBe(false)
  })
})
