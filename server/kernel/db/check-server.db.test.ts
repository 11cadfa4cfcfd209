import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { checkServer } from './check-server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('an external database server', () => {
  it('is accepted with a role of its own', async () => {
    await expect(checkServer(database.connection)).resolves.toBeUndefined()
  })

  it('is refused with a superuser, in one line that names the setting', async () => {
    const connection = { ...database.connection, user: 'postgres' }
    await expect(checkServer(connection)).rejects.toThrow(/^DATABASE_URL: the role is a superuser[^\n]*$/)
  })
})
