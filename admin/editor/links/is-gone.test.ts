import { offline, refusalOf } from '@ximblox/contract/client/errors'
import { expect, it } from 'vitest'
import { isGone } from './is-gone.ts'

it('reports a page as deleted only after a 404', () => {
  expect(isGone(refusalOf(404, {}))).toBe(true)
  for (const status of [403, 429, 500, 503]) expect(isGone(refusalOf(status, {}))).toBe(false)
  expect(isGone(offline(undefined))).toBe(false)
})
