import { expect, test } from 'vitest'
import { type PendingEffect, pendingEffects } from './pending-effects.ts'

const effects = (request: PendingEffect, publishing: PendingEffect, unpublishing: PendingEffect) => ({
  request,
  publishing,
  unpublishing,
})

test.each(['store', 'move'] as const)('%s leaves the request and the schedule as they are', action => {
  expect(pendingEffects[action]).toEqual(effects('kept', 'kept', 'kept'))
})

test('what goes live ends a schedule for nothing newer, and an end that is scheduled stays', () => {
  const live = effects('kept', 'cancelled unless newer', 'kept')
  expect([pendingEffects.publish, pendingEffects.republish]).toEqual([live, live])
  expect(pendingEffects.accept).toEqual({ ...live, request: 'accepted' })
})

test('unpublishing ends the schedule for it, unless the page is to be published before', () => {
  expect(pendingEffects.unpublish).toEqual(effects('kept', 'kept', 'cancelled unless published first'))
})

test('decisions about a request leave the schedule as it is', () => {
  expect(pendingEffects.request).toEqual(effects('replaced', 'kept', 'kept'))
  expect(pendingEffects.revoke).toEqual(effects('revoked', 'kept', 'kept'))
  expect(pendingEffects.reject).toEqual(effects('rejected', 'kept', 'kept'))
})

test('a schedule takes the place of the one before', () => {
  expect(pendingEffects.schedule).toEqual(effects('kept', 'replaced', 'replaced'))
})

test('deleting a page ends everything', () => {
  expect(pendingEffects.delete).toEqual(effects('revoked', 'cancelled', 'cancelled'))
})
