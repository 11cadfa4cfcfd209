import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { databasePID, freshDataDir, startProduct } from '../product.ts'
import { isExpected, startWriters } from './writers.ts'

// Repeatedly kills the product, its database or both while clients write, and counts acknowledged data that is lost.
// Usage: kill-product.long.ts [rounds of each of the three, 12]
const rounds = Number(process.argv[2] ?? 12)
const writerCount = 4

const folder = await freshDataDir()
const start = () =>
  startProduct({ dataDir: folder.dataDir, environment: { STARTER_SITE: 'off', LOG_LEVEL: 'fatal' } })
let product = await start()

/** The processes of the embedded database, its postmaster first. */
const databaseProcesses = async (): Promise<number[]> => {
  const postmaster = await databasePID(folder.dataDir)
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = pairs
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, parent]) => (parent === postmaster ? [pid] : []))
  return [postmaster, ...children]
}

const kill = (pids: number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It exited together with its parent.
    }
  }
}

const untilDatabaseIsBack = async (killed: number): Promise<void> => {
  const deadline = Date.now() + 60_000
  for (;;) {
    const pid = await databasePID(folder.dataDir).catch(() => killed)
    if (pid !== killed && (await fetch(`${product.url}/readyz`)).ok) return
    if (Date.now() > deadline) throw new Error('the product was not ready again within a minute')
    await sleep(10)
  }
}

const killNode = async () => {
  await product.stop('SIGKILL')
  product = await start()
}
const killBoth = async () => {
  const processes = await databaseProcesses()
  const stopped = product.stop('SIGKILL')
  kill(processes)
  await stopped
  product = await start()
}
const killDatabase = async (round: number) => {
  const processes = await databaseProcesses()
  const [postmaster = 0] = processes
  kill(round % 2 ? processes : [postmaster])
  await untilDatabaseIsBack(postmaster)
  const { exitCode, signalCode, pid } = product.process
  if (exitCode !== null || signalCode !== null) throw new Error(`process ${pid} did not outlive its database`)
}
const victims = { node: killNode, 'node and database': killBoth, database: killDatabase }

try {
  const writers = await startWriters(writerCount, () => product.url)
  const readyAfter = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const [victim, attack] of Object.entries(victims)) {
      await writers.progress()
      await sleep(200 + Math.random() * 1_300)
      const began = performance.now()
      await attack(round)
      const times = readyAfter.get(victim) ?? []
      readyAfter.set(victim, [...times, Math.round(performance.now() - began)])
    }
  }
  await writers.progress()
  await writers.stop()
  await writers.verify()

  const { ledger } = writers
  const { pages, files, stores, publications, errors, lost } = ledger
  console.table(
    Object.fromEntries(
      [...readyAfter].map(([victim, times]) => {
        const sorted = times.toSorted((one, other) => one - other)
        const median = sorted[Math.floor(sorted.length / 2)]
        return [
          victim,
          { rounds: sorted.length, 'ready after (median ms)': median, 'at most (ms)': sorted.at(-1) },
        ]
      }),
    ),
  )
  console.table({
    'acknowledged writes': {
      'pages created': pages.length,
      'versions stored': stores,
      publications,
      'files uploaded': files.length,
      total: pages.length + stores + publications + files.length,
      lost: lost.length,
    },
  })
  console.table(Object.fromEntries([...errors].map(([kind, count]) => [kind, { 'times seen': count }])))
  const unexpected = [...errors.keys()].filter(kind => !isExpected(kind))
  for (const line of lost.slice(0, 20)) console.error(`lost: ${line}`)
  for (const kind of unexpected) console.error(`unexpected error: ${kind}`)
  process.exitCode = lost.length === 0 && unexpected.length === 0 ? 0 : 1
} finally {
  await product.stop()
  await folder.remove()
}
process.exit()
