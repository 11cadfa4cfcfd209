import { describe, expect, it } from 'vitest'
import { actorKind, detailText, filterIn, wordsOf } from './audited-action.ts'

const none = { kind: '', by: '', about: '', from: '', until: '' }

describe('the filters of the audit log', () => {
  it('are read from the URL', () => {
    const search = { kind: 'page', from: '2026-01-01', until: '2026-12-31', q: 'Größe' }
    expect(filterIn(search)).toEqual({ ...none, kind: 'page', from: '2026-01-01', until: '2026-12-31' })
    expect(filterIn({ kind: 'page.publish', by: '7', about: '12' })).toEqual({
      ...none,
      kind: 'page.publish',
      by: '7',
      about: '12',
    })
  })

  it('leave out what does not exist', () => {
    expect(filterIn({})).toEqual(none)
    expect(filterIn({ kind: 'Page', by: 'me', about: '0' })).toEqual(none)
    expect(filterIn({ kind: 'page.explode', by: '-1', about: '99999999999' })).toEqual(none)
  })
})

describe('the name of an audited action', () => {
  it('has the words of its kind and its verb', () => {
    expect(wordsOf('page.publish')).toEqual({ kind: 'page', verb: 'publish' })
    expect(wordsOf('user.login-failed')).toEqual({ kind: 'user', verb: 'login-failed' })
  })

  it.each(['page.explode', 'planet.publish', 'page', 'publish', '.', ''])(
    'is unknown if this release lacks a word for it: %j',
    action => {
      expect(wordsOf(action)).toBeUndefined()
    },
  )
})

describe('the actor of an entry', () => {
  it('is a user, one who was deleted, or nobody', () => {
    expect(actorKind({ ID: 7, name: 'Şükran Öztürk' })).toBe('user')
    expect(actorKind({ ID: 7, name: '' })).toBe('deleted')
    expect(actorKind({ ID: 0, name: '' })).toBe('nobody')
    expect(actorKind({ ID: 0, name: 'server' })).toBe('nobody')
  })
})

describe('a detail of an entry', () => {
  it('is a text as it is, and anything else as JSON', () => {
    expect(detailText('„Straße“\n2')).toBe('„Straße“\n2')
    expect([detailText(0), detailText(null), detailText(false)]).toEqual(['0', 'null', 'false'])
    expect(detailText({ from: ['ä'] })).toBe('{\n "from": [\n  "ä"\n ]\n}')
  })
})
