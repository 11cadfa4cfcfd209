import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { collect } from './collections.ts'

const refused = errorAt('', 'invalidCredentials')
const required = errorAt('email', 'required')

describe('error collections', () => {
  it('keep added errors in order, each under its name', () => {
    const one = collect({}, { type: 'added', name: 'login', entries: [refused] })
    const two = collect(one, { type: 'added', name: 'login', entries: [required] })
    const three = collect(two, { type: 'added', name: 'create-page', entries: [required] })
    expect(three).toEqual({ login: [refused, required], 'create-page': [required] })
  })

  it('are cleared independently', () => {
    const both = { login: [refused], 'create-page': [required] }
    expect(collect(both, { type: 'cleared', name: 'login' })).toEqual({ 'create-page': [required] })
  })
})
