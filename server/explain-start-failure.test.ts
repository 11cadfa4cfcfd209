import { expect, test } from 'vitest'
import { EmbeddedDatabaseError } from './db/embedded/errors.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { StartError } from './start-error.ts'

const failure = (message: string, details: object) => Object.assign(new Error(message), details)

test.each([
  [new StartError('wrong setting: PORT'), 'wrong setting: PORT'],
  [new EmbeddedDatabaseError('the folder is full'), 'the folder is full'],
  [failure('', { code: 'EADDRINUSE', port: 80 }), 'port 80 is taken; set PORT to another one'],
  [
    failure('', { code: 'EACCES', syscall: 'listen', port: 80 }),
    'this account may not listen on port 80; set PORT to another one',
  ],
  [
    failure('', { code: 'EADDRNOTAVAIL', address: '10.0.0.1' }),
    'this machine does not have the address 10.0.0.1; set HOST to another one',
  ],
  [failure('', { code: 'EROFS', path: '/data/secret' }), 'no permission to write /data/secret'],
  [failure('', { code: 'ENOSPC' }), 'the disk is full'],
  [failure('', { code: 'ECONNREFUSED' }), 'the database cannot be reached (ECONNREFUSED)'],
  [failure('wrong\npassword', { code: '28P01' }), 'the database cannot be reached (wrong)'],
  [new Error('timeout expired'), 'the database cannot be reached (timeout expired)'],
])('explains what the operator can change in one line: %s', (error, reason) => {
  expect(explainStartFailure(error)).toBe(`Ximblox did not start: ${reason}`)
})

test.each([new TypeError('x is not a function'), failure('syntax error', { code: '42601' })])(
  'prints the stack of any other error: %s',
  error => {
    const text = explainStartFailure(error)
    expect(text).toContain(error.message)
    expect(text).toContain(import.meta.filename)
  },
)
