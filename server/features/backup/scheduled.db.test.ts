import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@ximblox/contract/client'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BackupSettings } from '../../kernel/config/config.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { openClient } from '../../kernel/db/pool.ts'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { runCommandBeside } from '../../test/command.ts'
import { refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { startTestStore } from '../../test/s3.ts'
import { backupName } from './backup-name.ts'
import { keepBackedUp } from './keep-backed-up.ts'
import { openLocation } from './location.ts'
import { verifyBackup } from './verify-backup.ts'

const start = new Date(2026, 10, 23, 12)

let test: TestApp
let admin: Client
let folder: string
let now: Date
const workers: JobRunner[] = []

beforeAll(async () => {
  test = await startTestApp({ now: () => now })
})
beforeEach(async () => {
  now = start
  folder = await mkdtemp(join(tmpdir(), 'ximblox-scheduled-'))
  await configure({ kind: 'folder', folder })
  await test.app.db.deleteFrom('backup_run').execute()
  await test.app.db.deleteFrom('job').execute()
  admin = await test.as('Administrator')
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(worker => worker.stop()))
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => test.close())

/** The settings are frozen when they are read, and these tests need several of them. */
const configure = async (location: BackupSettings['location'], passphrase?: string) => {
  const backup = { location, times: [{ hours: 3, minutes: 0 }], retention: { days: 2, weeks: 1 } }
  test.app.config = { ...test.app.config, backup, backupPassphrase: passphrase }
}
const nameAt = (time: Date) => backupName(time, test.app.instance.id)
const startWorker = () => {
  const { app, database } = test
  if (!app.config.backup) throw new Error('there is no location')
  const options = { connection: database.connection, secret: undefined }
  const worker = runJobs(app, database.connection, {
    standing: [keepBackedUp(app, app.config.backup, options)],
  })
  workers.push(worker)
  return worker
}
const nameOfEarlierVersion = (time: Date) => nameAt(time).replace(/-[0-9a-f]{8}\.backup$/, '.backup')
/** Sessions do not last that long without use. */
const moveTo = async (time: Date) => {
  now = time
  admin = await test.as('Administrator')
}
const state = () => admin.backup.state({})
const settled = (count: number) =>
  eventually(async () => {
    const { runs } = await state()
    const finished = runs.filter(({ finishedAt }) => finishedAt !== null)
    expect(finished).toHaveLength(count)
    return finished
  })

describe('a scheduled backup', () => {
  it('is made at once, then when it is due, and verified', async () => {
    const worker = startWorker()
    const [first] = await settled(1)
    expect(first).toMatchObject({ state: 'success', name: nameAt(start), missing: 0, failure: '' })
    expect(await state()).toMatchObject({
      location: folder,
      isEncrypted: false,
      nextAt: new Date(2026, 10, 24, 3).toISOString(),
      lastSuccess: { id: first?.id },
    })
    await moveTo(new Date(2026, 10, 24, 3))
    worker.wake()
    const [second, before] = await settled(2)
    expect([second?.isKept, before?.isKept]).toEqual([true, true])
    const location = await openLocation({ kind: 'folder', folder })
    expect(second?.size).toBe(await location.size(second?.name ?? ''))
    await verifyBackup(await location.open(second?.name ?? ''), { passphrase: undefined })
  })

  it('is made once by several nodes', async () => {
    startWorker()
    startWorker()
    await settled(1)
    expect(await readdir(folder)).toEqual([nameAt(start)])
  })

  it('is made in a bucket, encrypted', async () => {
    const store = await startTestStore()
    await configure(store.settings, 'a passphrase for tests')
    startWorker()
    const [run] = await settled(1)
    expect(run).toMatchObject({ state: 'success' })
    const location = await openLocation(store.settings)
    expect(await location.list()).toEqual([run?.name])
    await expect(
      verifyBackup(await location.open(run?.name ?? ''), { passphrase: undefined }),
    ).rejects.toThrow('BACKUP_PASSPHRASE')
    const { endpoint, bucket, prefix } = store.settings
    const verified = await runCommandBeside(
      test,
      ['verify', `s3://${bucket}/${prefix}/?endpoint=${endpoint}`],
      {
        env: {
          BACKUP_PASSPHRASE: 'a passphrase for tests',
          AWS_ACCESS_KEY_ID: 'test',
          AWS_SECRET_ACCESS_KEY: 'test',
        },
      },
    )
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining(`${run?.name} is complete`) })
    await store.stop()
  })

  it('removes older ones, other files never, and what interrupted processes left behind', async () => {
    const older = [1, 2, 3, 4].map(days => nameAt(new Date(2026, 10, 23 - days, 3)))
    const partial = `${older[0]}.${crypto.randomUUID()}.partial`
    for (const name of [...older, partial, 'notes.txt']) await writeFile(join(folder, name), '')
    startWorker()
    const [run] = await settled(1)
    // Of the week before, the newest is the one of yesterday.
    expect(new Set(await readdir(folder))).toEqual(new Set(['notes.txt', older[0], run?.name]))
  })

  it('leaves the newest one from before an upgrade, which is the way back', async () => {
    await sql`update migration set at = ${new Date(2026, 10, 23, 10)}`.execute(test.app.db)
    const [before = '', earlier = ''] = [9, 8].map(hours => nameAt(new Date(2026, 10, 23, hours)))
    for (const name of [before, earlier]) await writeFile(join(folder, name), '')
    startWorker()
    const [run] = await settled(1)
    expect(new Set(await readdir(folder))).toEqual(new Set([before, run?.name]))
  })

  it('is refused beside the backups of another instance, which stay as they are', async () => {
    const other = crypto.randomUUID()
    const theirs = [1, 2, 3, 4].map(days => backupName(new Date(2026, 10, 23 - days, 3), other))
    const partial = `${theirs[0]}.${crypto.randomUUID()}.partial`
    for (const name of [...theirs, partial]) await writeFile(join(folder, name), '')
    startWorker()
    const [run] = await settled(1)
    expect(run).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('backups of another instance'),
    })
    expect(new Set(await readdir(folder))).toEqual(new Set([...theirs, partial]))
  })

  it('removes old ones that an earlier version named, if this instance made them', async () => {
    const [made = '', foreign = ''] = [2, 3].map(days =>
      nameOfEarlierVersion(new Date(2026, 10, 23 - days, 3)),
    )
    const newer = nameAt(new Date(2026, 10, 22, 3))
    for (const name of [made, foreign, newer]) await writeFile(join(folder, name), '')
    const at = new Date(2026, 10, 21, 3)
    await test.app.db
      .insertInto('backup_run')
      .values({ requested_at: at, began_at: at, finished_at: at, name: made, size: 1 })
      .execute()
    startWorker()
    const [run] = await settled(2)
    expect(new Set(await readdir(folder))).toEqual(new Set([foreign, newer, run?.name]))
  })

  it('that fails says why, removes nothing, and is tried again after an hour', async () => {
    const older = [1, 2, 3, 4].map(days => nameAt(new Date(2026, 10, 23 - days, 3)))
    for (const name of older) await writeFile(join(folder, name), '')
    // A folder in the place of the file cannot be replaced by it.
    await mkdir(join(folder, nameAt(start)))
    const worker = startWorker()
    const [failed] = await settled(1)
    expect(failed).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('exists already'),
      size: null,
    })
    expect(await readdir(folder)).toHaveLength(5)
    expect((await state()).lastSuccess).toBeNull()
    const readiness = await (await test.read('/readyz')).json()
    expect(readiness).toMatchObject({ ready: true, details: { backup: { failed: true, lastSuccess: null } } })
    await moveTo(new Date(start.getTime() + 3_600_000))
    worker.wake()
    const [again] = await settled(2)
    expect(again).toMatchObject({ state: 'success' })
    expect(await (await test.read('/readyz')).json()).toMatchObject({
      details: { backup: { failed: false, lastSuccess: now.toISOString() } },
    })
  })

  it('that was interrupted counts as failed, and is made again', async () => {
    await test.app.db
      .insertInto('backup_run')
      .values({ requested_at: start, began_at: start, name: 'x' })
      .execute()
    startWorker()
    const [interrupted] = await settled(1)
    expect(interrupted).toMatchObject({ state: 'failed', failure: expect.stringContaining('stopped') })
  })
})

describe('a backup on demand', () => {
  it('is made once, however often it is asked for', async () => {
    const client = await openClient(test.database.connection, () => {})
    await client.query('select pg_advisory_lock($1)', [lockKeys.backup])
    const worker = startWorker()
    const answers = await Promise.all([1, 2, 3].map(() => admin.backup.create({ body: {} })))
    expect(new Set(answers.map(({ runs }) => runs[0]?.id)).size).toBe(1)
    expect(answers[0]?.runs[0]).toMatchObject({ state: 'waiting' })
    await client.end()
    await moveTo(new Date(start.getTime() + 15_000))
    worker.wake()
    expect(await settled(1)).toMatchObject([{ state: 'success' }])
    await moveTo(new Date(start.getTime() + 60_000))
    const done = await runCommandBeside(test, ['backup', '--json'], {
      env: { BACKUP_URL: `file://${folder}` },
    })
    expect(done).toMatchObject({ code: 0, errors: '' })
    expect(JSON.parse(done.output)).toMatchObject({ state: 'success' })
    const { rows } = await test.database.pool.query(
      `select count(*)::int as total from audit where action = 'backup.create' and actor_id is not null`,
    )
    expect(rows).toEqual([{ total: 1 }])
  })

  it('is made by the command without a running site', async () => {
    const env = { BACKUP_URL: `file://${folder}` }
    const { code, output } = await runCommandBeside(test, ['backup'], { env })
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining(`Backed up to ${folder}/ximblox-`),
    })
    expect(await readdir(folder)).toHaveLength(1)
    expect(await runCommandBeside(test, ['verify', folder])).toMatchObject({ code: 0 })
    const refused = await runCommandBeside(test, ['backup'])
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('BACKUP_URL') })
  })

  it('is not possible without a location', async () => {
    test.app.config = { ...test.app.config, backup: undefined }
    expect(await refusalOf(admin.backup.create({ body: {} }))).toMatchObject({ status: 404 })
    expect(await state()).toMatchObject({ location: null, nextAt: null, retention: null })
    expect(await (await test.read('/readyz')).json()).not.toHaveProperty('details.backup')
  })
})
