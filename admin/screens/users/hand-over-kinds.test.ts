import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { chosenKinds, kindsIn, leftAfter, mayHandOver } from './hand-over-kinds.ts'

const none = { total: 0 }
const totals = { schedules: { total: 1 }, requests: none, apiTokens: { total: 12 }, webhooks: { total: 3 } }
const all: Permission[] = [
  { name: 'manage-users' },
  { name: 'manage-api-tokens' },
  { name: 'manage-webhooks' },
]

describe('what a user is responsible for', () => {
  it('is what there is some of', () => {
    expect(kindsIn(totals).toSorted()).toEqual(['apiTokens', 'schedules', 'webhooks'])
  })

  it('is nothing while it is loading, and for a user without responsibilities', () => {
    expect(kindsIn(undefined)).toEqual([])
    expect(kindsIn({ schedules: none, requests: none, apiTokens: none, webhooks: none })).toEqual([])
  })
})

describe('handing over', () => {
  it('takes everything unless something is left where it is', () => {
    const kinds = kindsIn(totals)
    expect(chosenKinds(kinds, [], all)).toEqual(kinds)
    expect(chosenKinds(kinds, ['webhooks'], all)).not.toContain('webhooks')
  })

  it('takes tokens and webhooks only with the permission to manage them', () => {
    const may = (permissions: Permission[]) =>
      (['schedules', 'requests', 'apiTokens', 'webhooks'] as const).filter(kind =>
        mayHandOver(kind, permissions),
      )
    expect(may([{ name: 'manage-users' }])).toEqual(['schedules', 'requests'])
    expect(may([{ name: 'manage-api-tokens' }])).toEqual(['schedules', 'requests', 'apiTokens'])
    expect(may([{ name: 'manage-webhooks' }])).toEqual(['schedules', 'requests', 'webhooks'])
    expect(chosenKinds(kindsIn(totals), [], [{ name: 'manage-users' }])).toEqual(['schedules'])
  })

  it('leaves and takes again what is unticked and ticked', () => {
    const left = leftAfter(leftAfter([], 'schedules', false), 'webhooks', false)
    expect(left).toEqual(['schedules', 'webhooks'])
    expect(leftAfter(left, 'schedules', true)).toEqual(['webhooks'])
  })
})
