import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createLog } from '../logging/log.ts'
import { generateTypes } from './generate-types.ts'
import { lockKeys } from './lock-keys.ts'
import { migrate } from './migrate.ts'
import { openClient } from './pool.ts'

let database: TestDatabase
const types = new URL('./schema.generated.ts', import.meta.url)
const migrations = new URL('./migrations/', import.meta.url)

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('the migrations', () => {
  it('produce the tables that the types describe', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ximblox-types-'))
    const current = join(folder, 'types.ts')
    await generateTypes(database.connection, current)
    if (process.env.UPDATE_SNAPSHOT === '1') await copyFile(current, types)
    expect(await readFile(types, 'utf8')).toBe(await readFile(current, 'utf8'))
    await rm(folder, { recursive: true })
  })

  it('run once when several processes start', async () => {
    await database.db.schema.dropSchema('public').cascade().execute()
    await database.db.schema.createSchema('public').execute()
    const log = createLog('silent')
    await Promise.all([1, 2, 3].map(() => migrate(database.connection, migrations, log)))
    const roles = await database.db.selectFrom('role').selectAll().execute()
    expect(roles).toEqual([])
  })

  it('stop waiting for another process when the start is aborted, and leave no session behind', async () => {
    const holder = await openClient(database.connection, () => {})
    await holder.query('select pg_advisory_lock($1)', [lockKeys.migrations])
    const waiting = async () =>
      (await holder.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount
    const stopping = new AbortController()
    const migrating = migrate(database.connection, migrations, createLog('silent'), {
      signal: stopping.signal,
    })
    await expect.poll(waiting).toBe(1)
    stopping.abort()
    await expect(migrating).rejects.toThrow('canceling statement')
    expect(await waiting()).toBe(0)
    await holder.end()
  })
})
