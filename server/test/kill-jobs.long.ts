import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import { createLog } from '../kernel/logging/log.ts'
import { createTestDatabase } from './database.ts'
import setUp from './global-setup.ts'

// Kills nodes with -9 while they write and run jobs, and stops others for longer than a lease, which then go on: every
// job is followed up once, in the order of its queue, and none whose cause was not stored. Usage:
// kill-jobs.long.ts [rounds, 30]
const rounds = Number(process.argv[2] ?? 30)
const leaseTime = 30_000

const tearDown = await setUp()
const test = await createTestDatabase()
const { host = '', database = '' } = test.connection
await test.pool.query(`
  create table cause (id bigint generated always as identity primary key, queue text not null);
  create table begun (cause bigint not null);
  create table followed (id bigint generated always as identity primary key, cause bigint not null);
  create table counted (
    id bigint generated always as identity primary key, node text not null,
    began_at timestamptz not null default clock_timestamp(), ended_at timestamptz
  )`)
const child = fileURLToPath(new URL('job-child.ts', import.meta.url))
const startNode = () =>
  spawn(process.execPath, ['--conditions=development', child, host, database], { stdio: 'inherit' })

let nodes = [startNode(), startNode(), startNode()]
const stalled: Promise<void>[] = []
let killed = 0
for (let round = 0; round < rounds; round++) {
  await sleep(1_000 + Math.random() * 3_000)
  const [oldest, ...others] = nodes
  if (!oldest) break
  nodes = [...others, startNode()]
  if (round % 5 === 2) stalled.push(stall(oldest))
  else {
    await kill(oldest)
    killed += 1
  }
}
await Promise.all(stalled)
for (const node of nodes) await kill(node)
killed += nodes.length

// What they left is done by a node that only runs jobs.
const last = runJobs({ db: test.db, log: createLog('silent'), now: () => new Date() }, test.connection, {
  kinds: [
    {
      name: 'follow',
      concurrency: 4,
      run:
        async ({ payload }) =>
        async db => {
          await sql`insert into followed (cause) values (${payload})`.execute(db)
        },
    },
  ],
})
const deadline = Date.now() + 4 * leaseTime
while ((await count(`select count(*) from job where not standing and given_up_at is null`)) > 0) {
  if (Date.now() > deadline) throw new Error('what is due is not being done')
  await sleep(100)
}
await last.stop()

const figures = {
  rounds,
  'nodes killed': killed,
  'nodes stopped for longer than a lease': stalled.length,
  jobs: await count('select count(*) from cause'),
  'attempts that a kill or a stop interrupted': await count(
    'select (select count(*) from begun) - (select count(distinct cause) from begun)',
  ),
  'given up after three deaths': await count('select count(*) from job where given_up_at is not null'),
  'runs of the standing job': await count('select count(*) from counted'),
}
const errors = {
  'jobs lost': await count(`select count(*) from cause where not exists (
    select from followed where cause = cause.id) and not exists (
    select from job where given_up_at is not null and payload = to_jsonb(cause.id))`),
  'jobs done twice': await count(`select count(*) from (
    select cause from followed group by cause having count(*) > 1) as twice`),
  'jobs without a cause': await count(`select count(*) from followed f where not exists (
    select from cause where cause.id = f.cause)`),
  'jobs out of order': await count(`select count(*) from followed f join cause c on c.id = f.cause
    where exists (select from followed after join cause before on before.id = after.cause
      where before.queue = c.queue and before.id < c.id and after.id > f.id)
    and not exists (select from job where given_up_at is not null)`),
  'runs of the standing job at the same time': await count(`select count(*) from counted a join counted b
    on a.id < b.id and a.ended_at > b.began_at and a.node <> b.node
    where b.ended_at is not null and a.ended_at - a.began_at < interval '5 seconds'`),
}
console.table({ ...figures, ...errors })
await test.drop()
await tearDown()
process.exit(Object.values(errors).every(error => error === 0) ? 0 : 1)

async function count(statement: string): Promise<number> {
  const { rows } = await test.pool.query<{ count: number }>(`select (${statement}) as count`)
  return Number(rows[0]?.count)
}

async function kill(node: ChildProcess): Promise<void> {
  const ended = once(node, 'exit')
  node.kill('SIGKILL')
  await ended
}

/** As on a machine that sleeps: the node goes on after others have taken over its jobs. */
async function stall(node: ChildProcess): Promise<void> {
  node.kill('SIGSTOP')
  await sleep(leaseTime + 15_000)
  node.kill('SIGCONT')
  await sleep(5_000)
  await kill(node)
}
