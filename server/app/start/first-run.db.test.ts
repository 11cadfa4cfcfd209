import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { prepareFirstRun } from './first-run.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const start = (ADMIN_PASSWORD: string, ADMIN_EMAIL = 'Jane.Doe@Example.org') =>
  prepareFirstRun(
    database.db,
    readConfig({ PORT: '0', DATA_DIR: tmpdir(), ADMIN_EMAIL, ADMIN_PASSWORD }),
    testSite,
  )
const users = () => database.db.selectFrom('app_user').select('email').execute()

describe('the first start', () => {
  it.each([
    ['alllowercase', 'Password must contain 1 uppercase letter and 1 special character'],
    ['Welcome-2026!', 'This password is too easy to guess'],
    ['Doe-Jane-Doe-1', 'This password is too easy to guess'],
    ['My-Administrator', 'This password is too easy to guess'],
  ])('refuses the administrator’s password %s with one line that names the rule', async (password, rule) => {
    const printed = await start(password).then(() => '', explainStartFailure)
    expect(printed).toMatch(
      new RegExp(`^Ximblox could not start: invalid setting: ADMIN_PASSWORD: ${rule}[^\n]*$`),
    )
    expect(await users()).toEqual([])
  })

  it('creates an administrator with the canonical form of their address', async () => {
    await start('Correct-Horse-9')
    expect(await users()).toEqual([{ email: 'jane.doe@example.org' }])
  })

  it('is not repeated, so a weak password in the settings no longer matters', async () => {
    await start('alllowercase')
    expect(await users()).toHaveLength(1)
  })
})
