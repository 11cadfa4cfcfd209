import { type Access, type Call, defineCall } from '@ximblox/contract/call'
import { describe, expect, it } from 'vitest'
import { checkComplete } from './check-complete.ts'

const call = (path: string, access: unknown): Call =>
  defineCall({ method: 'GET', path, summary: '', access: access as Access })

const messageOf = (table: Call[], routes: Call[]) => {
  try {
    checkComplete(
      table,
      routes.map(one => ({ call: one })),
      new Map([['site:approve-leads', 'Approve leads']]),
    )
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('the server starts', () => {
  const [a, b] = [call('/a', 'anyone'), call('/b', { permission: 'manage-users' })]

  it('when each call has a route', () => {
    expect(messageOf([a, b], [b, a])).toBe('')
  })

  it('when a call requires a permission that the site declares, and no other one of a site', () => {
    const [known, unknown] = [
      call('/site/leads', { permission: 'site:approve-leads' }),
      call('/site/leads', { permission: 'site:approve-lead' }),
    ]
    expect(messageOf([known], [known])).toBe('')
    expect(messageOf([unknown], [unknown])).toContain('GET /site/leads does not declare its access')
  })

  it('not with a call without a route or with two, or a route without a call', () => {
    expect(messageOf([a, b], [a])).toContain('GET /b has no route')
    expect(messageOf([a], [a, a])).toContain('GET /a is bound twice')
    expect(messageOf([a], [a, b])).toContain('GET /b is not in the call table')
  })

  it.each([undefined, null, '', 'everyone', {}, { permission: 'rule-the-world' }, { anyOf: [] }])(
    'not with a call that does not declare its access: %j',
    access => {
      const silent = call('/silent', access)
      expect(messageOf([silent], [silent])).toContain('GET /silent does not declare its access')
    },
  )
})
