import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killServers } from '../../test/embedded-process.ts'
import { isUnavailable } from '../failures/refusal-of.ts'
import { createLog } from '../logging/log.ts'
import { asRequest } from '../logging/request-context.ts'
import { serversOf } from './embedded/server-processes.ts'
import { startEmbedded } from './embedded/supervisor.ts'
import { openDatabase, openPool } from './pool.ts'
import { watchDatabase } from './watch.ts'

let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'postgres')
})
afterEach(async () => {
  await killServers(dataDir)
  rmSync(folder, { recursive: true })
})

/** A database whose statements have no time limit, and the log of its watch. */
const open = async () => {
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  const pool = openPool({ ...embedded.connection, query_timeout: 0 }, createLog('silent'))
  const lines: unknown[][] = []
  const lineOf =
    (level: string) =>
    (...line: unknown[]) =>
      void lines.push([level, ...line])
  const watch = watchDatabase(pool, embedded.connection, { error: lineOf('error'), warn: lineOf('warn') })
  const db = openDatabase(watch.pool)
  return {
    lines,
    ask: () => asRequest({ method: 'GET', url: '/' }, () => sql`select 1`.execute(db)),
    db,
    close: async () => {
      watch.stop()
      await pool.end()
      await embedded.stop()
    },
  }
}

const signal = (name: NodeJS.Signals) => {
  for (const pid of serversOf(dataDir)) process.kill(pid, name)
}

const unavailable = (error: unknown) => {
  expect(isUnavailable(error)).toBe(true)
}

test('fails requests that wait for a frozen database, logs it once, and recovers', async () => {
  const { ask, lines, close } = await open()
  await Promise.all([ask(), ask()])
  signal('SIGSTOP')
  await Promise.all([ask(), ask()].map(asked => asked.then(() => expect.unreachable(), unavailable)))
  await ask().then(() => expect.unreachable(), unavailable)
  expect(lines).toEqual([['error', { reason: expect.any(String) }, 'the database cannot be reached']])
  signal('SIGCONT')
  await expect.poll(() => lines.length).toBe(2)
  expect(lines[1]).toEqual([
    'warn',
    { seconds: expect.any(Number), requestsFailed: 3 },
    'the database can be reached again',
  ])
  await ask()
  await close()
})

test('logs a dead database once, with the number of failed requests', async () => {
  const { ask, lines, close } = await open()
  await ask()
  await killServers(dataDir)
  await expect
    .poll(async () => {
      await ask().catch(unavailable)
      return lines.map(([level]) => level)
    })
    .toEqual(['error', 'warn'])
  expect(lines[1]?.[1]).toMatchObject({ requestsFailed: expect.any(Number) })
  await close()
})

test('tolerates a database to which connecting takes long', async () => {
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  const { host, port } = embedded.connection
  const delayed = createServer(client => {
    setTimeout(() => {
      const server = connect(`${host}/.s.PGSQL.${port ?? 5432}`)
      client.pipe(server).pipe(client)
      for (const end of [client, server]) end.on('error', () => client.destroy())
    }, 1_500)
  })
  await new Promise<void>(resolve => delayed.listen(0, '127.0.0.1', resolve))
  const connection = {
    ...embedded.connection,
    host: '127.0.0.1',
    port: (delayed.address() as AddressInfo).port,
  }
  const pool = openPool(connection, createLog('silent'), 1)
  const lines: unknown[] = []
  const watch = watchDatabase(pool, connection, {
    error: (line: unknown) => lines.push(line),
    warn: (line: unknown) => lines.push(line),
  })
  const db = openDatabase(watch.pool)
  for (let round = 0; round < 2; round++) await sql`select pg_sleep(1.5)`.execute(db)
  expect(lines).toEqual([])
  watch.stop()
  await pool.end()
  delayed.close()
  await embedded.stop()
})

test('lets a long statement continue while the database responds', async () => {
  const { db, lines, close } = await open()
  await sql`set statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ done: boolean }>`select true as done from pg_sleep(3)`.execute(db)
  expect([rows, lines]).toEqual([[{ done: true }], []])
  await close()
})
