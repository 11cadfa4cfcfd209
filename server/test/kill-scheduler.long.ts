import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startTestApp } from './app.ts'
import { makePage } from './content.ts'
import setUp from './global-setup.ts'

// Kills nodes with -9 while they run schedules: each schedule must run completely, and once. Usage:
// kill-scheduler.long.ts [rounds, 10] [pages of each, 30]
const rounds = Number(process.argv[2] ?? 10)
const pages = Number(process.argv[3] ?? 30)
/** What a killed node had begun waits for the end of its lease of half a minute. */
const timeout = 120_000

const tearDown = await setUp()
const test = await startTestApp()
const publisher = await test.as('Publisher')
const { host = '', database = '' } = test.database.connection
const child = fileURLToPath(new URL('schedule-child.ts', import.meta.url))
const { dataDir } = test.app.config
const startNode = () =>
  spawn(process.execPath, ['--conditions=development', child, host, database, dataDir], { stdio: 'inherit' })

const scheduled: number[] = []
let killed = 0
for (let round = 0; round < rounds; round++) {
  for (let page = 0; page < pages; page++) scheduled.push(await schedulePage())
  const nodes = [startNode(), startNode()]
  await firstDone(Date.now() + timeout)
  // Kills at a random point.
  await sleep(Math.random() * 100)
  await Promise.all(nodes.map(kill))
  killed += nodes.length
  const last = startNode()
  await untilDone(Date.now() + timeout)
  await kill(last)
}

const { rows } = await test.database.pool.query<{ errors: number }>(
  `select count(*) as errors from page p where
    (select string_agg(action, ' ' order by id) from publication where page_id = p.id) is distinct from 'publish'
    or (select count(*) from audit where object = 'page' and object_id = p.id and action = 'page.publish') <> 1
    or not exists (select from live_entry e where e.page_id = p.id and e.version_id = p.live_id)
    or exists (select from schedule s where s.page_id = p.id)
    or p.live_id is distinct from p.head_id`,
)
const errors = Number(rows[0]?.errors)
console.table({
  rounds,
  pages: scheduled.length,
  'nodes killed': killed,
  'pages published not once or half': errors,
})
await test.close()
await tearDown()
process.exit(errors === 0 ? 0 : 1)

async function schedulePage(): Promise<number> {
  const { id } = await makePage(publisher)
  const publishAt = new Date(Date.now() + 1_000).toISOString()
  await publisher.page.schedule({ params: { id }, body: { publishAt } })
  return id
}

async function open(): Promise<number> {
  const schedules = await test.app.db.selectFrom('schedule').select('page_id').execute()
  return schedules.length
}

async function firstDone(deadline: number): Promise<void> {
  while ((await open()) === pages) await wait(deadline)
}

async function untilDone(deadline: number): Promise<void> {
  // A job during which three nodes in a row are killed waits for a while.
  while ((await open()) > 0 || (await isRunning())) await wait(deadline)
}

async function isRunning(): Promise<boolean> {
  const claimed = await test.app.db.selectFrom('job').select('id').where('claim', 'is not', null).execute()
  return claimed.length > 0
}

async function wait(deadline: number): Promise<void> {
  if (Date.now() > deadline) throw new Error('what is due is not being done')
  await sleep(5)
}

async function kill(node: ChildProcess): Promise<void> {
  const ended = once(node, 'exit')
  node.kill('SIGKILL')
  await ended
}
