import { describe, expect, it } from 'vitest'
import { Cancelled } from '../async/cancelled.ts'
import { Overloaded } from '../async/limiter.ts'
import { refuse } from '../errors/errors.ts'
import { refusalOf } from './refusal-of.ts'

const databaseError = (code: string, message = '') => Object.assign(new Error(message), { code })
const codesOf = (error: unknown) => refusalOf(error).entries.map(entry => entry.code)

describe('a thrown error', () => {
  it('stays as it is when it is a refusal', () => {
    const refusal = refuse('staleRevision', '', { payload: { current: 1 } })
    expect(refusalOf(refusal)).toBe(refusal)
  })

  it.each(['22021', '22P05', '22P02', '22003', '2201X', '22025', '22001'])(
    'is an error of the input for SQLSTATE %s',
    code => {
      expect(codesOf(databaseError(code))).toEqual(['V_15'])
    },
  )

  it.each([
    ['23505', 'V_05'],
    ['23503', 'V_18'],
    ['54001', 'V_10'],
  ])('is the error that SQLSTATE %s means', (state, code) => {
    expect(codesOf(databaseError(state))).toEqual([code])
  })

  it.each([
    ...['57P01', '57P03', '08006', '53200', '53300', '57014', '55P03', '40P01'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
  ])('asks to retry later when the database is unreachable: %s', code => {
    const refusal = refusalOf(databaseError(code))
    expect([refusal.status, refusal.headers['retry-after']]).toEqual([503, '2'])
  })

  it('asks to retry later when too much is waiting', () => {
    expect(codesOf(new Overloaded('too much'))).toEqual(['G_02'])
  })

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('asks to retry later for messages of the driver: %s', message => {
    expect(codesOf(new Error(message))).toEqual(['G_02'])
  })

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('reports a full disk for %s', code => {
    const refusal = refusalOf(databaseError(code))
    expect([refusal.status, refusal.entries[0]?.code]).toEqual([507, 'G_06'])
  })

  it('is not reported when the client has gone', () => {
    expect(refusalOf(new Cancelled()).status).toBe(499)
  })

  it('is G_01 without detail for everything else', () => {
    for (const thrown of [
      new TypeError('x is not a function'),
      'text',
      undefined,
      databaseError('42601', 'syntax error'),
      databaseError('23514'),
      databaseError('08P01'),
      databaseError('ENOENT'),
    ])
      expect([codesOf(thrown), refusalOf(thrown).status]).toEqual([['G_01'], 500])
  })
})
