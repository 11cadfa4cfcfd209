import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { prepared } from './prepared.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('a connection prepares a marked statement once, and others each time', async () => {
  await database.db.connection().execute(async db => {
    for (const number of [1, 2]) {
      const { rows } = await sql<{
        sum: number
      }>`${sql.raw(prepared)} select ${number}::int + 1 as sum`.execute(db)
      expect(rows).toEqual([{ sum: number + 1 }])
      await sql`select ${number}::int`.execute(db)
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    )
    expect(rows).toEqual([{ statement: '/* prepared */ select $1::int + 1 as sum' }])
  })
})
