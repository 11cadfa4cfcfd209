import { expect, test } from 'vitest'
import { EmbeddedDatabaseError } from '../../kernel/db/embedded/errors.ts'
import { StartError } from '../../kernel/errors/start-error.ts'
import { explainStartFailure } from './explain-start-failure.ts'

const failure = (message: string, details: object) => Object.assign(new Error(message), details)

test.each([
  [new StartError('invalid setting: PORT'), 'invalid setting: PORT'],
  [new EmbeddedDatabaseError('the folder is full'), 'the folder is full'],
  [failure('', { code: 'EADDRINUSE', port: 80 }), 'port 80 is already in use. Set PORT to a different port.'],
  [
    failure('', { code: 'EACCES', syscall: 'listen', port: 80 }),
    'no permission to listen on port 80. Set PORT to a different port.',
  ],
  [
    failure('', { code: 'EADDRNOTAVAIL', address: '10.0.0.1' }),
    'this machine does not have the address 10.0.0.1. Set HOST to a different address.',
  ],
  [failure('', { code: 'EROFS', path: '/data/secret' }), 'no permission to write to /data/secret'],
  [failure('', { code: 'ENOSPC' }), 'the disk is full'],
  [
    failure('could not extend file "base/5/1": No space left on device', { code: '53100' }),
    'the disk is full (could not extend file "base/5/1": No space left on device)',
  ],
  [failure('', { code: 'ECONNREFUSED' }), 'cannot connect to the database (ECONNREFUSED)'],
  [failure('wrong\npassword', { code: '28P01' }), 'cannot connect to the database (wrong)'],
  [new Error('timeout expired'), 'cannot connect to the database (timeout expired)'],
])('explains in one line what the operator can change: %s', (error, reason) => {
  expect(explainStartFailure(error)).toBe(`Ximblox could not start: ${reason}`)
})

test.each([new TypeError('x is not a function'), failure('syntax error', { code: '42601' })])(
  'prints the stack of any other error: %s',
  error => {
    const text = explainStartFailure(error)
    expect(text).toContain(error.message)
    expect(text).toContain(import.meta.filename)
  },
)
