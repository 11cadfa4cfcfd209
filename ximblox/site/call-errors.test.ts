import { createRegistry } from '@ximblox/blocks/registry'
import { defineCall } from '@ximblox/contract/call'
import { defineCalls } from '@ximblox/contract/call-group'
import { handleCalls } from '@ximblox/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callErrors } from './call-errors.ts'

const { permissions } = createRegistry({
  blocks: [],
  pageTypes: [],
  permissions: { 'approve-leads': 'Approve leads' },
})
const get = { method: 'GET', summary: '', access: { permission: 'site:approve-leads' } } as const
const params = z.object({ id: z.string() })
const done = () => ({})

test('calls have a path below their group, and require permissions that the site declares', () => {
  const leads = defineCalls('leads', {
    list: defineCall({ ...get, path: '' }),
    one: defineCall({ ...get, path: '/{id}', params }),
  })
  expect(leads.calls.one.path).toBe('/site/leads/{id}')
  expect(callErrors([handleCalls(leads, { list: done, one: done })], permissions)).toEqual([])
})

test('one list names everything that is wrong with them', () => {
  const wrong = defineCalls('Leads', {
    noSlash: defineCall({ ...get, path: 'all' }),
    noParams: defineCall({ ...get, path: '/{id}' }),
    noPlace: defineCall({ ...get, path: '/', params }),
    nobody: defineCall({ ...get, path: '', access: { permission: 'site:aprove-leads' } }),
    notOne: defineCall({ ...get, path: '/one', params }),
  })
  const handlers = { noSlash: done, noParams: done, noPlace: done, nobody: done, notOne: done }
  const empty = handleCalls(defineCalls('empty', {}), {})
  expect(callErrors([handleCalls(wrong, handlers), empty, empty], permissions)).toEqual([
    '"Leads" is not a valid name of a group of calls',
    'there are two groups of calls "empty"',
    'call "Leads.noSlash": "all" is not a valid path: it is empty or begins with a slash, such as "/{id}"',
    'call "Leads.noParams": params has no "id"',
    'call "Leads.noPlace": "/" is not a valid path: it is empty or begins with a slash, such as "/{id}"',
    'call "Leads.nobody": the site declares no permission "aprove-leads"',
    'call "Leads.notOne": the path has no "{id}"',
  ])
})
