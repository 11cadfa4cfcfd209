import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { killServers, startEmbeddedProcess } from '../../../test/embedded-process.ts'
import { until } from '../../../test/eventually.ts'
import { readPostmasterPid } from './postmaster-pid.ts'
import { serversOf } from './server-processes.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './supervisor.ts'

let folder: string
let dataDir: string
let deepDataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'postgres')
  deepDataDir = join(folder, 'x'.repeat(100), 'postgres')
})

afterEach(async () => {
  await killServers(dataDir)
  await killServers(deepDataDir)
  rmSync(folder, { recursive: true })
})

const debian15 = '/usr/lib/postgresql/15/bin'

describe('the embedded database', () => {
  test('the first start creates a database whose role is not a superuser and may create the extensions', async () => {
    await using database = await start()
    const { rows } = await database.pool.query(
      "select current_user as role, current_database() as name, current_setting('is_superuser') as superuser, current_setting('fsync') as fsync",
    )
    expect(rows).toEqual([{ role: 'ximblox', name: 'ximblox', superuser: 'off', fsync: 'on' }])
    for (const name of ['citext', 'pg_trgm', 'unaccent'])
      await database.pool.query(`create extension ${name}`)
  })

  test('the second start finds the data of the first', async () => {
    {
      await using first = await start()
      await first.pool.query('create table kept as select 7 as answer')
    }
    expect(serversOf(dataDir)).toEqual([])
    await using second = await start()
    expect((await second.pool.query('select answer from kept')).rows).toEqual([{ answer: 7 }])
  })

  test('the next process joins the server of a killed one', async () => {
    const killed = startEmbeddedProcess(dataDir)
    await killed.next('ready')
    await killed.kill()
    const left = serverPid()
    await using _ = await start()
    expect(serverPid()).toBe(left)
  })

  test('locks of a killed process and its killed server do not prevent the next start', async () => {
    const killed = startEmbeddedProcess(dataDir)
    await killed.next('ready')
    await killed.kill()
    await killServers(dataDir)
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(true)
    await using database = await start()
    expect(await answer(database.pool)).toBe(1)
  })

  test.for([
    ['while the database is being created', () => unfinished().length > 0],
    ['before the server is ready', () => existsSync(join(dataDir, 'PG_VERSION'))],
    ['when the server has just become ready', () => readPostmasterPid(dataDir)?.status === 'ready'],
  ] as const)('a first start killed %s does not prevent the next', async ([, moment]) => {
    const killed = startEmbeddedProcess(dataDir)
    await until(moment)
    await killed.kill()
    await using database = await start()
    expect(await answer(database.pool)).toBe(1)
    expect(unfinished()).toEqual([])
  })

  test.each([
    ['while the database is being created', () => unfinished().length > 0],
    ['before the server is ready', () => serversOf(dataDir).length > 0],
  ] as const)('a first start aborted %s leaves no server behind', async (_, moment) => {
    const stopping = new AbortController()
    const starting = startEmbedded({ dataDir, log: () => {}, signal: stopping.signal })
    starting.catch(() => {})
    await until(moment)
    stopping.abort()
    await expect(starting).rejects.toThrow('aborted')
    expect(serversOf(dataDir)).toEqual([])
    await using database = await start()
    expect(await answer(database.pool)).toBe(1)
  })

  test('an aborted start does not wait for another one in progress', async () => {
    const other = start()
    await until(() => unfinished().length > 0)
    await expect(startEmbedded({ dataDir, log: () => {}, signal: AbortSignal.abort() })).rejects.toThrow(
      'aborted',
    )
    expect(unfinished()).toHaveLength(1)
    await (await other)[Symbol.asyncDispose]()
  })

  test('two starts at once share one server', async () => {
    const both = [startEmbeddedProcess(dataDir), startEmbeddedProcess(dataDir)]
    await Promise.all(both.map(one => one.next('ready')))
    const shared = serverPid()
    await both[0]?.stop()
    expect(serversOf(dataDir)).toContain(shared)
    await both[1]?.stop()
    expect(serversOf(dataDir)).toEqual([])
  })

  test('two starts at once in one process share one server', async () => {
    const [one, other] = await Promise.all([start(), start()])
    await one[Symbol.asyncDispose]()
    expect(await answer(other.pool)).toBe(1)
    await other[Symbol.asyncDispose]()
    expect(serversOf(dataDir)).toEqual([])
  })

  test('a dead server is restarted and the pool reconnects', async () => {
    await using database = await start()
    const died = serverPid()
    process.kill(died, 'SIGKILL')
    await until(() => serverPid() !== died)
    await until(() => answer(database.pool).catch(() => undefined))
    expect(serversOf(dataDir)).not.toContain(died)
  })

  test('the server does not run as root', async () => {
    await using _ = await start()
    expect(statSync(`/proc/${serverPid()}`).uid).not.toBe(0)
  })

  // As in a container, where root may not see where the processes of other accounts work.
  const setpriv = '/usr/bin/setpriv'
  test.runIf(process.getuid?.() === 0 && existsSync(setpriv))(
    'root without all capabilities starts a server, and joins one that runs',
    async () => {
      const words = [setpriv, '--bounding-set=-sys_ptrace', process.execPath]
      const first = startEmbeddedProcess(dataDir, undefined, words)
      await first.next('ready')
      const server = serverPid()
      const second = startEmbeddedProcess(dataDir, undefined, words)
      await second.next('ready')
      expect(serverPid()).toBe(server)
      await second.stop()
      await first.stop()
      expect(serversOf(dataDir)).toEqual([])
    },
  )

  test('serves a data folder inside a private folder', async () => {
    chmodSync(folder, 0o700)
    await using database = await start()
    expect(await answer(database.pool)).toBe(1)
  })

  test('serves a data folder whose path is too long for a socket', async () => {
    await using database = await start({ dataDir: deepDataDir })
    expect(await answer(database.pool)).toBe(1)
    // The temporary folder of a service may be its own.
    expect(readlinkSync(database.connection.host)).toBe(deepDataDir)
  })

  test.skipIf(!existsSync(debian15))('uses another PostgreSQL when its folder is given', async () => {
    await using database = await start({ binDir: debian15 })
    const { rows } = await database.pool.query('show server_version')
    expect(rows).toEqual([{ server_version: expect.stringMatching(/^15\./) }])
  })

  test('refuses a folder of another major version, in one line', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'PG_VERSION'), '12\n')
    await expect(start()).rejects.toMatchObject(
      refusal(/^.* was created by PostgreSQL 12 and cannot be served by PostgreSQL \d+: .*$/),
    )
  })

  test('refuses a folder with other contents and does not change it', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'letter.txt'), 'dear')
    await expect(start()).rejects.toMatchObject(refusal(/^.* is neither empty nor a database folder: .*$/))
    expect(readdirSync(dataDir)).toEqual(['letter.txt'])
  })

  test('refuses a folder that cannot be created, in one line', async () => {
    writeFileSync(dataDir, '')
    await expect(start({ dataDir: join(dataDir, 'postgres') })).rejects.toMatchObject(
      refusal(/^.* cannot be used: a part of the path is a file\.$/),
    )
  })
})

type StartedDatabase = EmbeddedDatabase & AsyncDisposable & { pool: Pool }

async function start(options?: Partial<EmbeddedOptions>): Promise<StartedDatabase> {
  const database = await startEmbedded({ dataDir, log: () => {}, ...options })
  const pool = new Pool({ ...database.connection, ssl: false, connectionTimeoutMillis: 2_000 })
  pool.on('error', () => {})
  const dispose = async () => {
    await pool.end()
    await database.stop()
  }
  return { ...database, pool, [Symbol.asyncDispose]: dispose }
}

async function answer(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ answer: number }>('select 1 as answer')
  return rows[0]?.answer
}

function refusal(line: RegExp): { name: string; message: unknown } {
  return { name: 'EmbeddedDatabaseError', message: expect.stringMatching(line) }
}

function serverPid(): number {
  return readPostmasterPid(dataDir)?.pid ?? 0
}

function unfinished(): string[] {
  return readdirSync(folder).filter(name => name.startsWith('postgres.init-'))
}
