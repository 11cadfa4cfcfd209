import { describe, expect, it } from 'vitest'
import { namedKind } from './named-kind.ts'

describe('a kind of work', () => {
  it('has a text if it is of the product', () => {
    expect(namedKind('cdn purge')).toEqual({ is: 'known', text: 'purge' })
    expect(namedKind('housekeeping: emails')).toEqual({ is: 'known', text: 'mails' })
  })

  it('is a content check whatever it compares with', () => {
    expect(namedKind('content check 4f1c')).toEqual({ is: 'known', text: 'contentCheck' })
  })

  it('is a hook under the name that the site gave, also if the product has a kind of that name', () => {
    expect(namedKind('hook:email')).toEqual({ is: 'hook', name: 'email' })
    expect(namedKind('hook:Suchmaschinen benachrichtigen: Bing')).toEqual({
      is: 'hook',
      name: 'Suchmaschinen benachrichtigen: Bing',
    })
  })

  it('is housekeeping under its own name if this release does not know it', () => {
    expect(namedKind('housekeeping: crumbs')).toEqual({ is: 'cleaning', name: 'crumbs' })
  })

  it.each(['toString', '__proto__', 'hook:', 'housekeeping:', ''])('keeps the unknown name %j', kind => {
    expect(namedKind(kind)).toEqual({ is: 'unknown', name: kind })
  })
})
