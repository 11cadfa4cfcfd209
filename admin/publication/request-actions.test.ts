import type { Permission } from '@ximblox/contract/permissions'
import { describe, expect, it } from 'vitest'
import { mayDecide, requestActions } from './request-actions.ts'

const permission = (name: Permission['name']): Permission => ({ name })
const publisher = [permission('publish-page'), permission('request-publication')]
const author = [permission('request-publication')]
const facts = {
  locale: 'de-de',
  type: 'news',
  publishedVersionID: 7,
  versionID: 9,
  isOwn: false,
  authoredByActor: false,
  allowOwnRequests: false,
  isKnown: true,
}

describe('an open request', () => {
  it('is decided on by another publisher', () => {
    expect(requestActions(facts, publisher)).toEqual({
      accept: true,
      reject: true,
      revoke: true,
      secondPerson: null,
    })
  })

  it('is withdrawn, and nothing else, by the author who made it', () => {
    expect(requestActions({ ...facts, isOwn: true }, author)).toEqual({
      accept: false,
      reject: false,
      revoke: true,
      secondPerson: null,
    })
  })

  it('of another user is out of reach for an author', () => {
    expect(requestActions(facts, author)).toMatchObject({ accept: false, reject: false, revoke: false })
  })

  it('of a publisher waits for a second person, and says why', () => {
    expect(requestActions({ ...facts, isOwn: true }, publisher)).toMatchObject({
      accept: false,
      reject: false,
      secondPerson: 'requested',
    })
    expect(requestActions({ ...facts, authoredByActor: true }, publisher)).toMatchObject({
      accept: false,
      reject: true,
      secondPerson: 'authored',
    })
  })

  it('gives no reason while the setting is loading, which may turn out to be off', () => {
    const loading = { ...facts, isOwn: true, isKnown: false }
    expect(requestActions(loading, publisher)).toMatchObject({ accept: false, secondPerson: null })
  })

  it('of a publisher is their own to decide without four-eyes publishing', () => {
    const off = { ...facts, isOwn: true, authoredByActor: true, allowOwnRequests: true }
    expect(requestActions(off, publisher)).toMatchObject({ accept: true, reject: true, secondPerson: null })
  })

  it('for the version that is live is closed by its author too, because nothing is published', () => {
    const live = { ...facts, authoredByActor: true, publishedVersionID: 9 }
    expect(requestActions(live, publisher)).toMatchObject({ accept: true, secondPerson: null })
    const neverPublished = { ...facts, authoredByActor: true, publishedVersionID: 0, versionID: 0 }
    expect(requestActions(neverPublished, publisher)).toMatchObject({ accept: false })
  })

  it('waits for a user who may accept or reject it', () => {
    expect(mayDecide({ accept: false, reject: true })).toBe(true)
    expect(mayDecide({ accept: true, reject: false })).toBe(true)
    expect(mayDecide({ accept: false, reject: false })).toBe(false)
  })
})
