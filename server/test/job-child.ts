import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, openPool } from '../kernel/db/pool.ts'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import { enqueue } from '../kernel/jobs/store.ts'
import { createLog } from '../kernel/logging/log.ts'

// A node that writes jobs, each with its cause, and runs those of all nodes, to be killed. Arguments: HOST DATABASE
const [, , host = '', database = ''] = process.argv
const connection = { host, user: 'ximblox', database }
const log = createLog('silent')
const db = openDatabase(openPool(connection, log))
const name = randomUUID()

runJobs({ db, log, now: () => new Date() }, connection, {
  kinds: [
    {
      name: 'follow',
      concurrency: 4,
      run: async ({ payload }) => {
        await sql`insert into begun (cause) values (${payload})`.execute(db)
        await sleep(Math.random() * 100)
        return async transaction => {
          await sql`insert into followed (cause) values (${payload})`.execute(transaction)
        }
      },
    },
  ],
  standing: [
    {
      name: 'count',
      every: 500,
      run: async signal => {
        const { rows } = await sql<{
          id: number
        }>`insert into counted (node) values (${name}) returning id`.execute(db)
        await sleep(Math.random() * 200, undefined, { signal })
        await sql`update counted set ended_at = clock_timestamp() where id = ${rows[0]?.id}`.execute(db)
      },
    },
  ],
})

const write = (queue: string) =>
  db.transaction().execute(async transaction => {
    const { rows } = await sql<{ id: number }>`
      insert into cause (queue) values (${queue}) returning id`.execute(transaction)
    await sleep(Math.random() * 20)
    await enqueue(transaction, [{ kind: 'follow', queue, payload: rows[0]?.id ?? 0 }])
  })

for (;;) {
  // A node that was stopped has lost its transactions.
  for (const queue of ['a', 'b', 'c']) await write(`${name} ${queue}`).catch(() => {})
  await sleep(50)
}
