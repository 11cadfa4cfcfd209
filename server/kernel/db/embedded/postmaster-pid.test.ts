import { expect, test } from 'vitest'
import { parsePostmasterPid } from './postmaster-pid.ts'

const started = '4847\n/data/postgres\n1795248841\n5432\n/data/postgres\n\n 16039943         4\n'

test('a server that accepts connections has status ready in line 8', () => {
  expect(parsePostmasterPid(`${started}ready   \n`)).toEqual({
    pid: 4847,
    port: 5432,
    socketFolder: '/data/postgres',
    status: 'ready',
  })
})

test('a server that has just started is not ready', () => {
  expect(parsePostmasterPid('4847\n/data/postgres\n1795248841\n')?.status).toBe('')
})

test('an empty file, as left on a full disk, names no server', () => {
  expect(parsePostmasterPid('')).toBeUndefined()
})
