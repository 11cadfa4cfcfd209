import { defineHook } from '@ximblox/server'
import { expect, test } from 'vitest'
import { hookErrors } from './hook-errors.ts'

const run = () => Promise.resolve()

test('a hook has a name of its own and waits for events that there are', () => {
  const hook = defineHook({ name: 'tell-crm', on: ['page.published'], run })
  expect(hookErrors([hook])).toEqual([])
  // As a site without TypeScript could write it.
  const wrong = { name: 'Tell CRM', on: ['page.publish' as 'page.published'], run }
  expect(hookErrors([{ name: 'tell-crm', run }])).toEqual([
    'the hook "tell-crm" does not say in "on" which events it waits for',
  ])
  expect(hookErrors([hook, hook, wrong])).toEqual([
    '"Tell CRM" is not a valid name of a hook',
    'there are two hooks "tell-crm"',
    'the hook "Tell CRM" waits for the unknown event "page.publish"',
  ])
})
