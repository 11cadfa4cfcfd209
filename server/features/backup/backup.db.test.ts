import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../kernel/db/migrate.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { readInstance } from '../../kernel/instance/instance.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createTestDatabase, migrations, type TestDatabase } from '../../test/database.ts'
import { plainPicture } from '../../test/pictures.ts'
import { startTestStore, type TestStore } from '../../test/s3.ts'
import { findBackup } from './address.ts'
import { backUp as backUpTo } from './back-up.ts'
import { openFolderLocation } from './folder-location.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeArchive } from './write-archive.ts'

const passphrase = 'a passphrase for tests'
const silent = () => {}

let folder: string
let source: TestApp
let complete: string
let encrypted: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox-backup-'))
  source = await startTestApp()
  const editor = await source.as('Editor')
  const picture = { name: 'polder.png', bytes: new Uint8Array(await plainPicture(40, 30).png().toBuffer()) }
  await editor.media.addFile({ body: { path: '/' }, file: picture })
  for (const title of ['Één', 'Back\\slash', 'Tab\tand\nline', 'null \\N'])
    await editor.page.create({
      body: { title, slug: `page-${title.length}`, type: 'basic', locale: 'nl-nl' },
    })
  complete = join(folder, 'complete')
  await backUp(complete, undefined)
  encrypted = join(folder, 'encrypted')
  await backUp(encrypted, passphrase)
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true })
})

describe('a backup', () => {
  let target: TestDatabase
  let storage: Storage
  beforeEach(async () => {
    target = await createTestDatabase('icu', async () => {})
    storage = await newFolder()
    return () => target.drop()
  })

  it.each([undefined, passphrase])(
    'restores every row and file elsewhere, passphrase: %s',
    async passphrase => {
      const file = join(folder, `restored-${passphrase?.length}`)
      await backUp(file, passphrase)
      const { missing } = await restore(file, { target, storage, passphrase })
      expect(missing).toEqual([])
      expect(await rowsOf(target)).toEqual(await rowsOf(source.database))
      const [hash] = await hashesOf(target)
      expect(await contentOf(storage, hash)).toEqual(await contentOf(source.app.storage, hash))
    },
  )

  it('continues ids where they were, with all guards of the database', async () => {
    await restore(complete, { target, storage })
    const [before, after] = [await definitionsOf(source.database), await definitionsOf(target)]
    expect(after).toEqual(before)
    const { rows } = await target.pool.query('select max(id) < nextval($1) as is_beyond from page_version', [
      'page_version_id_seq',
    ])
    expect(rows).toEqual([{ is_beyond: true }])
  })

  it('can be restored to a bucket', async () => {
    const store: TestStore = await startTestStore()
    const bucket = await openStorage({ media: store.settings, dataDir: folder })
    await restore(complete, { target, storage: bucket })
    const [hash] = await hashesOf(target)
    expect(await contentOf(bucket, hash)).toEqual(await contentOf(source.app.storage, hash))
    await store.stop()
  })

  it('of an earlier version gets the later migrations after its rows', async () => {
    const { pool } = source.database
    const older = await createTestDatabase('icu', migrateToEarlier)
    const all = (await pool.query<{ name: string }>('select name from migration order by name')).rows
    const earlierFile = join(folder, 'earlier')
    await older.pool.query(`insert into role (name, permissions) values ('Kept', '[]')`)
    await backUp(earlierFile, undefined, older)
    await restore(earlierFile, { target, storage })
    expect((await target.pool.query('select name from migration order by name')).rows).toEqual(all)
    expect((await target.pool.query('select name from role')).rows).toEqual([{ name: 'Kept' }])
    await older.drop()
  })

  it('of an earlier version without an instance is restored as a copy, or as a new production site', async () => {
    const older = await createTestDatabase('icu', migrateToEarlier)
    const file = join(folder, 'before-instances')
    await backUp(file, undefined, older)
    await restore(file, { target, storage, asProduction: false })
    expect(await readInstance(target.db)).toMatchObject({ isCopy: true })
    await older.drop()
  })

  it('is restored as a copy of its instance, or in its place', async () => {
    const production = await readInstance(source.database.db)
    await restore(complete, { target, storage, asProduction: false })
    const copy = await readInstance(target.db)
    expect(copy).toEqual({ id: expect.any(String), isCopy: true })
    expect(copy.id).not.toBe(production.id)
    const ofCopy = join(folder, 'of-a-copy')
    await backUp(ofCopy, undefined, target)
    const third = await createTestDatabase('icu', async () => {})
    await restore(ofCopy, { target: third, storage, asProduction: true })
    expect(await readInstance(third.db)).toEqual(production)
    await third.drop()
  })

  it('ends in order when its restoring is stopped, and leaves an empty database', async () => {
    const stopping = new AbortController()
    const report = (step: string) => step.startsWith('table') && stopping.abort(new Error('stopped'))
    const restoring = restoreBackup(
      { connection: target.connection, migrations, storage, log: source.app.log, keepSecret: async () => {} },
      () => openBackup(complete),
      { passphrase: undefined, asProduction: false, signal: stopping.signal },
      report,
    )
    await expect(restoring).rejects.toThrow('stopped')
    await restore(complete, { target, storage })
  })

  it('is refused whole when it was cut off anywhere', async () => {
    const { size } = await stat(complete)
    const cut = join(folder, 'cut')
    for (let tenth = 0; tenth < 10; tenth += 1) {
      await writeFile(cut, await readFile(complete))
      await truncate(cut, Math.floor((size * tenth) / 10))
      await expect(restore(cut, { target, storage })).rejects.toThrow(/damaged or incomplete|incomplete/)
    }
    for (let missing = 1; missing <= 64; missing += 1) {
      await writeFile(cut, (await readFile(complete)).subarray(0, size - missing))
      await expect(verifyBackup(createReadStream(cut), { passphrase: undefined })).rejects.toThrow(
        /incomplete/,
      )
    }
    expect(
      (await target.pool.query('select tablename from pg_tables where schemaname = current_schema()')).rows,
    ).toEqual([])
  })

  it.each([undefined, passphrase])(
    'is refused when something in it differs, passphrase: %s',
    async passphrase => {
      const bytes = await readFile(passphrase ? encrypted : complete)
      const file = join(folder, 'changed')
      for (const share of passphrase ? [0.6] : [0, 0.1, 0.3, 0.5, 0.6, 0.7, 0.9, 0.99]) {
        const changed = Buffer.from(bytes)
        const at = Math.floor(bytes.length * share)
        changed.fill(0x58, at, Math.min(at + 40, bytes.length))
        await writeFile(file, changed)
        await expect(verifyBackup(createReadStream(file), { passphrase })).rejects.toThrow(
          /damaged|incomplete/,
        )
      }
    },
  )

  it('is not restored over content, by a wrong passphrase, or twice at once', async () => {
    await expect(restore(encrypted, { target, storage })).rejects.toThrow(/BACKUP_PASSPHRASE/)
    await expect(restore(encrypted, { target, storage, passphrase: 'another passphrase' })).rejects.toThrow(
      /cannot be decrypted/,
    )
    const both = [1, 2].map(() => restore(complete, { target, storage }))
    const results = await Promise.allSettled(both)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(restore(complete, { target, storage })).rejects.toThrow(/not empty/)
    expect(await rowsOf(target)).toEqual(await rowsOf(source.database))
  })

  it('names files whose content the storage has lost, and keeps the rest', async () => {
    const [hash = ''] = await hashesOf(source.database)
    const kept = await contentOf(source.app.storage, hash)
    await source.app.storage.removeAll(hash.slice(0, 32))
    const file = join(folder, 'lossy')
    await backUp(file, undefined)
    const { missing } = await restore(file, { target, storage })
    expect(missing).toEqual([hash])
    const temporary = join(folder, 'kept')
    await writeFile(temporary, kept)
    await source.app.storage.put(temporary, hash)
  })

  it('never replaces a file, and leaves none behind when it fails', async () => {
    await expect(backUp(complete, undefined)).rejects.toThrow('exists already')
    const failing = openFolderLocation(folder).create('failed', target =>
      writeArchive(target, { passphrase: undefined }, async () => {
        throw new Error('the database is gone')
      }),
    )
    await expect(failing).rejects.toThrow('the database is gone')
    await expect(openBackup(join(folder, 'failed'))).rejects.toThrow('there is no backup')
    expect((await readdir(folder)).filter(name => name.endsWith('.partial'))).toEqual([])
  })
})

const migrateToEarlier = async (connection: Connection) =>
  void (await migrate(connection, migrations, source.app.log, { only: new Set(earlier) }))

const earlier = [
  '0001-content.sql',
  '0002-accounts.sql',
  '0003-users.sql',
  '0004-media.sql',
  '0005-addresses.sql',
  '0006-publication.sql',
]

const newFolder = async () => {
  const dataDir = await mkdtemp(join(folder, 'storage-'))
  return openStorage({ media: { kind: 'folder', folder: dataDir }, dataDir })
}

const backUp = (file: string, passphrase: string | undefined, { connection } = source.database) =>
  backUpTo(
    { connection, storage: source.app.storage, secret: undefined },
    { location: openFolderLocation(dirname(file)), name: basename(file), passphrase },
    silent,
  )

const openBackup = async (file: string) => {
  const { location, name } = await findBackup(file, undefined)
  return location.open(name)
}

interface RestoreOptions {
  target: TestDatabase
  storage: Storage
  passphrase?: string | undefined
  asProduction?: boolean
}

const restore = (file: string, { target, storage, passphrase, asProduction = true }: RestoreOptions) =>
  restoreBackup(
    { connection: target.connection, migrations, storage, log: source.app.log, keepSecret: async () => {} },
    () => openBackup(file),
    { passphrase, asProduction },
    silent,
  )

const hashesOf = async ({ pool }: TestDatabase): Promise<string[]> =>
  (await pool.query<{ hash: string }>('select hash from blob order by hash')).rows.map(({ hash }) => hash)

const contentOf = (storage: Storage, hash = '') => buffer(storage.read(hash))

/** All rows that a backup keeps, as text. */
const rowsOf = async ({ pool }: TestDatabase): Promise<Record<string, string[]>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema()
    and tablename not in ('session', 'attempt', 'migration', 'backup_run') order by 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables) {
    const found = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    rows[name] = found.rows.map(({ row }) => row)
  }
  return rows
}

/** Constraints, indexes and triggers, with whether they are in force. */
const definitionsOf = async ({ pool }: TestDatabase): Promise<unknown[]> => {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`,
  )
  return rows
}
