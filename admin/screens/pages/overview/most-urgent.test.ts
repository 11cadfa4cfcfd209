import type { OverviewPage } from '@ximblox/contract/overview'
import { versionIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { mostUrgent } from './most-urgent.ts'

type Waiting = Pick<OverviewPage, 'locale' | 'scheduled' | 'request' | 'rejected' | 'behind'>

const scheduled = {
  publishAt: '2099-01-01T00:00:00.000Z',
  unpublishAt: null,
  versionID: versionIDOf(3),
  zone: 'UTC',
  leave: 'nothing',
  to: '',
  failure: null,
} as const
const failure = { action: 'publish', at: '2026-01-01T00:00:00.000Z', Errors: [] } as const
const quiet: Waiting = { locale: 'en-gb' }
const inOrder: Waiting[] = [
  { locale: 'failed', scheduled: { ...scheduled, failure: { ...failure, Errors: [] } } },
  { locale: 'requested', request: { requester: { ID: 1, name: 'Zoë' }, versionID: versionIDOf(3) } },
  { locale: 'rejected', rejected: true },
  { locale: 'scheduled', scheduled },
  { locale: 'behind', behind: true },
]

describe('the next step of a page', () => {
  it('is in the language that needs attention most', () => {
    for (const [index, page] of inOrder.entries()) {
      const later = inOrder.slice(index).toReversed()
      expect(mostUrgent([quiet, ...later])?.locale).toBe(page.locale)
    }
  })

  it('is a failure also in a language whose publication is requested', () => {
    const both = { ...inOrder[0], ...inOrder[1], locale: 'both' }
    expect(mostUrgent([...inOrder.slice(1), both])?.locale).toBe('both')
  })

  it('is in the first of several languages that need the same', () => {
    const pages = ['de-de', 'nl-nl'].map(locale => ({ locale, behind: true }))
    expect(mostUrgent(pages)?.locale).toBe('de-de')
  })

  it('is none if no language waits for anything', () => {
    expect(mostUrgent([quiet, { ...quiet, rejected: false, behind: false }])).toBeUndefined()
    expect(mostUrgent([])).toBeUndefined()
  })
})
