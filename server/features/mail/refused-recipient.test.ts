import { describe, expect, it } from 'vitest'
import { refusedRecipient } from './refused-recipient.ts'

const errorAfter = (command: string, response: string) =>
  Object.assign(new Error(`Can't send mail: ${response}`), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })

describe('a recipient is refused for good', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <a@b.example>: Recipient address rejected: User unknown'],
    ['RCPT TO', '550 No such user'],
    ['RCPT TO', '553 sorry, no mailbox here by that name (#5.1.1)'],
    ['RCPT TO', '556 5.1.10 Domain does not accept mail'],
    ['RCPT TO', '550 5.2.1 The account is disabled'],
    ['RCPT TO', '552 5.2.2 Over quota'],
    ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
    ['DATA', '550 5.1.1 No such user'],
  ])('after %s by "%s"', (command, response) => {
    expect(refusedRecipient(errorAfter(command, response))).toBe(response)
  })

  it('with the reason on one line, without what is no text', () => {
    const response = '550-5.1.1 No such user.\n550 5.1.1 Try\u202e another\u0007.'
    expect(refusedRecipient(errorAfter('RCPT TO', response))).toBe('550 5.1.1 No such user. Try another .')
    const long = refusedRecipient(errorAfter('RCPT TO', `550 ${'x'.repeat(5_000)}`))
    expect(long).toHaveLength(500)
  })
})

describe('a recipient is not to blame', () => {
  it.each([
    ['RCPT TO', '451 4.7.1 Greylisted'],
    ['RCPT TO', '450 4.1.1 User unknown for now'],
    ['RCPT TO', '554 5.7.1 <a@b.example>: Relay access denied'],
    ['RCPT TO', '550 relay not permitted'],
    ['RCPT TO', '553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)'],
    ['RCPT TO', '550 Authentication required'],
    ['RCPT TO', '530 5.7.0 Authentication required'],
    ['RCPT TO', '535 5.7.8 Authentication failed'],
    ['RCPT TO', '550 5.1.8 <noreply@localhost>: Sender address rejected: Domain not found'],
    ['RCPT TO', '550 5.1.7 Bad sender address'],
    ['RCPT TO', '550 Sender verify failed'],
    ['RCPT TO', '504 5.5.2 <localhost>: Helo command rejected'],
    ['RCPT TO', '503 Bad sequence of commands'],
    ['RCPT TO', '552 5.2.3 Message too large for the mailbox'],
    ['RCPT TO', '552 Message size exceeds fixed limit'],
    ['RCPT TO', '550 5.3.0 System not accepting mail'],
    ['MAIL FROM', '550 5.1.1 No such user'],
    ['MAIL FROM', '550 5.7.1 Relaying denied'],
    ['MAIL FROM', '552 5.3.4 Message too big'],
    ['AUTH PLAIN', '535 5.7.8 Authentication failed'],
    ['DATA', '550 refused'],
    ['DATA', '550 5.1.8 Bad sender'],
    ['DATA', '554 5.7.1 Spam'],
    ['DATA', '552 5.3.4 Message too big'],
    ['DATA', '450 4.1.1 Later'],
  ])('after %s by "%s"', (command, response) => {
    expect(refusedRecipient(errorAfter(command, response))).toBeUndefined()
  })

  it('when no server has answered', () => {
    expect(refusedRecipient(new Error('connect ECONNREFUSED'))).toBeUndefined()
    expect(refusedRecipient(Object.assign(new Error('Timeout'), { command: 'RCPT TO' }))).toBeUndefined()
    expect(refusedRecipient('550 5.1.1')).toBeUndefined()
    expect(refusedRecipient(undefined)).toBeUndefined()
  })
})
