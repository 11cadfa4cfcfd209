import { offline, refusalOf } from '@ximblox/contract/client/errors'
import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { refusedToken } from './refused-token.ts'

const refused = (property: string) =>
  refusalOf(400, { Message: 'Der Link ist abgelaufen.', Errors: [errorAt(property, 'invalidToken')] })

describe('the link of an email', () => {
  it('is refused with the message of the server, which no other password changes', () => {
    expect(refusedToken(refused('token'))).toBe('Der Link ist abgelaufen.')
  })

  it('is refused also if the password is wrong too', () => {
    const both = refusalOf(400, {
      Message: 'Der Link ist abgelaufen.',
      Errors: [errorAt('password', 'passwordTooShort'), errorAt('token', 'invalidToken')],
    })
    expect(refusedToken(both)).toBe('Der Link ist abgelaufen.')
  })

  it('is still good when the password is refused, or when the server cannot be reached', () => {
    expect(refusedToken(refused('password'))).toBeUndefined()
    expect(refusedToken(offline('no connection'))).toBeUndefined()
    expect(refusedToken(undefined)).toBeUndefined()
  })
})
