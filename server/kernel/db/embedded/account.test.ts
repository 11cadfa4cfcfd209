import { expect, test } from 'vitest'
import { accountFrom } from './account.ts'

const root = 'root:x:0:0:root:/root:/bin/bash'
const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash'

test('prefers the account postgres over nobody', () => {
  expect(accountFrom([root, nobody, postgres, ''].join('\n'))).toEqual({
    name: 'postgres',
    uid: 101,
    gid: 104,
  })
})

test('prefers the owner of existing data over all others', () => {
  const passwd = [root, postgres, nobody, 'www:x:33:33::/var/www:/bin/sh'].join('\n')
  expect(accountFrom(passwd, 33)?.name).toBe('www')
  expect(accountFrom(passwd, 4711)?.name).toBe('postgres')
  expect(accountFrom(passwd, 0)?.name).toBe('postgres')
})

test('uses nobody when there is no account postgres', () => {
  expect(accountFrom([root, nobody].join('\n'))).toEqual({ name: 'nobody', uid: 65534, gid: 65533 })
})

test('does not use an account postgres that is root', () => {
  expect(accountFrom([root, 'postgres:x:0:0::/:/bin/sh'].join('\n'))).toBeUndefined()
})
