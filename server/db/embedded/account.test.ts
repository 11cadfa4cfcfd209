import { expect, test } from 'vitest'
import { accountFrom } from './account.ts'

const root = 'root:x:0:0:root:/root:/bin/bash'
const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash'

test('the account postgres is preferred to nobody', () => {
  expect(accountFrom([root, nobody, postgres, ''].join('\n'))).toEqual({
    name: 'postgres',
    uid: 101,
    gid: 104,
  })
})

test('the owner of existing data is preferred to all', () => {
  const passwd = [root, postgres, nobody, 'www:x:33:33::/var/www:/bin/sh'].join('\n')
  expect(accountFrom(passwd, 33)?.name).toBe('www')
  expect(accountFrom(passwd, 4711)?.name).toBe('postgres')
  expect(accountFrom(passwd, 0)?.name).toBe('postgres')
})

test('nobody is the account when there is no postgres', () => {
  expect(accountFrom([root, nobody].join('\n'))).toEqual({ name: 'nobody', uid: 65534, gid: 65533 })
})

test('an account called postgres with the rights of root is not taken', () => {
  expect(accountFrom([root, 'postgres:x:0:0::/:/bin/sh'].join('\n'))).toBeUndefined()
})
