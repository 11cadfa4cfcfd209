import { expect, it } from 'vitest'
import { formData } from './form-data.ts'

const isCached = (params: Record<string, string>): boolean => {
  let cached = true
  const uncached = () => {
    cached = false
  }
  formData({ params, uncached })
  return cached
}

it('the confirmation of a form is in no cache, because visitors can invent names of forms', () => {
  expect(isCached({ sent: 'contact' })).toBe(false)
})

it('a form may be cached', () => {
  expect(isCached({})).toBe(true)
})
