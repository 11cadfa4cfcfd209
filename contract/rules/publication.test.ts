import { describe, expect, it } from 'vitest'
import type { Permission } from '../permissions.ts'
import { decide, needsSecondPerson, type PublicationAction, type PublicationFacts } from './publication.ts'

const everywhere = (...names: Permission['name'][]): Permission[] => names.map(name => ({ name }))
const publisher = everywhere('publish-page', 'request-publication')
const editor = everywhere('edit-page', 'request-publication')

const page = {
  locale: 'nl-nl',
  type: 'basic',
  live: false,
  same: false,
  authoredByActor: false,
  allowOwnRequests: true,
} satisfies PublicationFacts

const decided = (
  action: PublicationAction,
  facts: Partial<PublicationFacts>,
  permissions: Permission[] = publisher,
) => decide(action, { ...page, ...facts }, permissions)

describe('decide', () => {
  it.each(['publish', 'unpublish', 'republish', 'accept', 'reject', 'schedule'] as const)(
    'allows publishers to %s',
    action => {
      expect(decided(action, { request: { own: true } }, editor)).toBe('notPermitted')
      expect(decided(action, { live: action === 'unpublish', request: { own: false } })).toBe('do')
    },
  )

  it('respects the limits of a permission', () => {
    const limited: Permission[] = [{ name: 'publish-page', parameters: { locales: ['en-gb'] } }]
    expect(decided('publish', {}, limited)).toBe('notPermitted')
    expect(decided('publish', { locale: 'en-gb' }, limited)).toBe('do')
  })

  it('returns noop if there is nothing to do', () => {
    expect(decided('publish', { live: true, same: true })).toBe('noop')
    expect(decided('publish', { live: true, same: false })).toBe('do')
    expect(decided('request', { live: true, same: true }, editor)).toBe('noop')
    expect(decided('request', { live: true, same: false }, editor)).toBe('do')
    expect(decided('republish', { live: true })).toBe('noop')
    expect(decided('unpublish', { live: false })).toBe('noop')
  })

  it('allows the requester and publishers to revoke a request', () => {
    expect(decided('revoke', { request: { own: true } }, editor)).toBe('do')
    expect(decided('revoke', { request: { own: true } }, [])).toBe('notPermitted')
    expect(decided('revoke', { request: { own: false } }, editor)).toBe('notPermitted')
    expect(decided('revoke', { request: { own: false } })).toBe('do')
    expect(decided('revoke', { request: null }, editor)).toBe('publicationRequestChanged')
  })

  it('requires an open request to accept or reject', () => {
    for (const action of ['accept', 'reject'] as const) {
      expect(decided(action, { request: null })).toBe('publicationRequestChanged')
      expect(decided(action, { request: null, authoredByActor: true, allowOwnRequests: false })).toBe(
        'publicationRequestChanged',
      )
    }
  })
})

type Actions = readonly [
  action: PublicationAction,
  /** By a publisher who wrote the version, and one who did not. */
  author: ReturnType<typeof decide>,
  other: ReturnType<typeof decide>,
]

/** Decisions with four-eyes publishing, by what is live. */
const fourEyes: Record<string, { facts: Partial<PublicationFacts>; actions: Actions[] }> = {
  'a page that is not live': {
    facts: { live: false, same: false },
    actions: [
      ['publish', 'notPermitted', 'do'],
      ['republish', 'notPermitted', 'do'],
      ['schedule', 'notPermitted', 'do'],
      ['accept', 'notPermitted', 'do'],
      ['reject', 'do', 'do'],
      ['revoke', 'do', 'do'],
      ['request', 'do', 'do'],
      ['unpublish', 'noop', 'noop'],
    ],
  },
  'a live page with unpublished changes': {
    facts: { live: true, same: false },
    actions: [
      ['publish', 'notPermitted', 'do'],
      ['republish', 'noop', 'noop'],
      ['schedule', 'notPermitted', 'do'],
      ['accept', 'notPermitted', 'do'],
      ['reject', 'do', 'do'],
      ['revoke', 'do', 'do'],
      ['request', 'do', 'do'],
      ['unpublish', 'do', 'do'],
    ],
  },
  'a page whose version is live already': {
    facts: { live: true, same: true },
    actions: [
      ['publish', 'noop', 'noop'],
      ['republish', 'noop', 'noop'],
      ['schedule', 'notPermitted', 'do'],
      ['accept', 'do', 'do'],
      ['reject', 'do', 'do'],
      ['revoke', 'do', 'do'],
      ['request', 'noop', 'noop'],
      ['unpublish', 'do', 'do'],
    ],
  },
}

describe.each(Object.entries(fourEyes))('with four-eyes publishing, on %s', (_, { facts, actions }) => {
  it.each(actions)('decides on %s: %s for the author, %s for others', (action, author, other) => {
    const requested = { ...facts, request: { own: false }, allowOwnRequests: false }
    expect(decided(action, { ...requested, authoredByActor: true })).toBe(author)
    expect(decided(action, { ...requested, authoredByActor: false })).toBe(other)
    // Without four-eyes publishing, the author is treated like other publishers.
    expect(decided(action, { ...requested, authoredByActor: true, allowOwnRequests: true })).toBe(other)
  })

  it.each(['accept', 'reject'] as const)('refuses to %s one’s own request', action => {
    const own = { ...facts, request: { own: true } }
    expect(decided(action, { ...own, allowOwnRequests: false })).toBe('notPermitted')
    expect(decided(action, { ...own, allowOwnRequests: true })).toBe('do')
  })
})

describe('four-eyes publishing', () => {
  const own = { ...page, authoredByActor: true, allowOwnRequests: false }

  it('needs a second person only if the actor could act without it', () => {
    expect(needsSecondPerson('publish', own, publisher)).toBe(true)
    expect(needsSecondPerson('publish', own, editor)).toBe(false)
    expect(needsSecondPerson('publish', { ...own, authoredByActor: false }, publisher)).toBe(false)
    expect(needsSecondPerson('publish', { ...own, allowOwnRequests: true }, publisher)).toBe(false)
    expect(needsSecondPerson('publish', { ...own, live: true, same: true }, publisher)).toBe(false)
    expect(needsSecondPerson('accept', { ...own, request: { own: true } }, publisher)).toBe(true)
    expect(needsSecondPerson('reject', { ...own, request: { own: false } }, publisher)).toBe(false)
  })

  it('grants no permissions', () => {
    expect(decided('publish', { allowOwnRequests: false }, editor)).toBe('notPermitted')
  })
})
