import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { Pool } from 'pg'
import { startEmbedded } from '../kernel/db/embedded/supervisor.ts'

// A process with an embedded database, to be killed. With a second argument, it also inserts rows continuously and
// writes the id of each acknowledged row to that file.
const [dataDir = '', acknowledgedFile] = process.argv.slice(2)

const began = performance.now()
const database = await startEmbedded({
  dataDir,
  log: (_level, message, detail) => console.error(message, detail ?? ''),
})
const pool = new Pool({ ...database.connection, ssl: false, max: 2, connectionTimeoutMillis: 2_000 })
pool.on('error', () => {})
// When two processes create the table at once, one of them would fail, because PostgreSQL checks and creates in two
// steps.
await pool.query(
  'select pg_advisory_xact_lock(1); create table if not exists written (id bigserial primary key)',
)
process.send?.({ ready: performance.now() - began, lost: await countLost() })

process.on('disconnect', () => process.exit())
process.on('message', message => {
  if (message === 'stop') void stop()
})
if (acknowledgedFile) await write(acknowledgedFile)

async function stop(): Promise<never> {
  await pool.end()
  await database.stop()
  process.exit()
}

async function write(path: string): Promise<never> {
  const acknowledged = openSync(path, 'a')
  process.on('exit', () => closeSync(acknowledged))
  for (let writing = true; ; ) {
    const id = await insert()
    if (id !== undefined) {
      writeSync(acknowledged, `${id}\n`)
      fsyncSync(acknowledged)
    }
    if (writing !== (id !== undefined)) process.send?.({ writing: !writing })
    writing = id !== undefined
  }
}

async function insert(): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ id: string }>('insert into written default values returning id')
    return rows[0]?.id
  } catch {
    return undefined
  }
}

async function countLost(): Promise<number> {
  if (!acknowledgedFile || !existsSync(acknowledgedFile)) return 0
  const ids = readFileSync(acknowledgedFile, 'utf8').split('\n').filter(Boolean)
  const { rows } = await pool.query<{ lost: number }>(
    'select count(*)::int as lost from unnest($1::bigint[]) as noted (id) where not exists (select from written where written.id = noted.id)',
    [ids],
  )
  return rows[0]?.lost ?? ids.length
}
