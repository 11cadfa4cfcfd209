import { describe, expect, it } from 'vitest'
import { attributesOf, linkIn, linkLabelOf, linkValueOf, withLabel } from './link-value.ts'

const page = { ref: 'page', id: 9 } as const
const url = 'https://example.org/größe?a=1,2'

describe('the value of a link field', () => {
  it('is a page or a URL, and stays the same when it is chosen again', () => {
    for (const value of [{ target: page }, { url }]) {
      const attributes = attributesOf(linkIn(value))
      expect(attributes && linkValueOf(attributes)).toEqual(value)
    }
  })

  it('prefers a page to the URL of an earlier version of the site', () => {
    expect(attributesOf({ target: page, url })).toEqual({ target: page })
  })

  it('leads nowhere without a target that can be read', () => {
    const broken = [{}, { url: '' }, { url: 7 }, { target: null }, { target: { ref: 'planet', id: 1 } }]
    expect(broken.map(value => attributesOf(linkIn(value)))).toEqual(broken.map(() => null))
    expect(attributesOf({ target: { ref: 'planet' }, url })).toEqual({ href: url })
  })

  it.each([undefined, null, 'https://example.org', 7, [], true])('is no link: %j', value => {
    expect(linkIn(value)).toBeNull()
    expect(attributesOf(null)).toBeNull()
  })
})

describe('the label of a link', () => {
  it('is stored beside its target, and not at all if it is empty', () => {
    expect(withLabel({ url }, 'Mehr erfahren →')).toEqual({ url, label: 'Mehr erfahren →' })
    expect(withLabel({ url, label: 'Alt' }, 'Neu')).toEqual({ url, label: 'Neu' })
    expect(withLabel({ url, label: 'Alt' }, '')).toEqual({ url })
  })

  it('keeps what an own kind of field has stored besides', () => {
    expect(withLabel({ url, rel: 'me' }, 'x')).toEqual({ url, rel: 'me', label: 'x' })
  })

  it('is empty if there is none', () => {
    expect([linkLabelOf(null), linkLabelOf({ url }), linkLabelOf({ label: 7 })]).toEqual(['', '', ''])
    expect(linkLabelOf({ label: 'Mehr' })).toBe('Mehr')
  })
})
