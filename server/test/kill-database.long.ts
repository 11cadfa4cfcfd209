import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmasterPid } from '../kernel/db/embedded/postmaster-pid.ts'
import { type EmbeddedProcess, killServers, startEmbeddedProcess } from './embedded-process.ts'

// Kills Node, the database server, both, or a first start at random moments while rows are written, and counts the
// acknowledged rows that are missing afterwards. Usage: kill-database.long.ts [rounds of each, 20]
const rounds = Number(process.argv[2] ?? 20)

interface Figures {
  acks: number
  lost: number
  failures: number
  startTimes: number[]
}

const results = {
  'node only': await killNode({ alsoServer: false }),
  'server only': await killServerOnly(),
  'node and server': await killNode({ alsoServer: true }),
  'first start': await killFirstStart(),
}
console.table(
  Object.fromEntries(
    Object.entries(results).map(([killed, { acks, lost, failures, startTimes }]) => [
      killed,
      {
        rounds,
        acks,
        lost,
        failures,
        'boot median ms': median(startTimes),
        'boot max ms': Math.round(Math.max(...startTimes)),
      },
    ]),
  ),
)
const isIntact = Object.values(results).every(({ lost, failures }) => lost === 0 && failures === 0)
process.exit(isIntact ? 0 : 1)

async function killNode({ alsoServer }: { alsoServer: boolean }): Promise<Figures> {
  return inFolder(async (dataDir, acknowledged, figures) => {
    for (let round = 0; round < rounds; round++) {
      await opened(startEmbeddedProcess(dataDir, acknowledged), figures, async writer => {
        await sleep(randomMoment())
        const server = readPostmasterPid(dataDir)
        const killed = writer.kill()
        if (alsoServer && server) process.kill(server.pid, 'SIGKILL')
        await killed
      })
    }
  })
}

async function killServerOnly(): Promise<Figures> {
  return inFolder(async (dataDir, acknowledged, figures) => {
    await opened(startEmbeddedProcess(dataDir, acknowledged), figures, async writer => {
      for (let round = 0; round < rounds; round++) {
        await sleep(randomMoment())
        const server = readPostmasterPid(dataDir)
        const back = writer.next('writing').then(({ writing }) => writing || writer.next('writing'))
        const killed = performance.now()
        if (server) process.kill(server.pid, 'SIGKILL')
        await back
        figures.startTimes.push(performance.now() - killed)
      }
      await writer.kill()
    })
    figures.startTimes.shift()
  })
}

async function killFirstStart(): Promise<Figures> {
  const all: Figures = { acks: 0, lost: 0, failures: 0, startTimes: [] }
  for (let round = 0; round < rounds; round++) {
    const figures = await inFolder(async (dataDir, acknowledged) => {
      const starter = startEmbeddedProcess(dataDir, acknowledged)
      await sleep(randomMoment())
      await starter.kill()
      if (round % 2 === 0) await killServers(dataDir)
    })
    all.acks += figures.acks
    all.lost += figures.lost
    all.failures += figures.failures
    all.startTimes.push(...figures.startTimes)
  }
  return all
}

/** Runs the rounds in a separate folder, opens the database once more to count the rows, and removes everything. */
async function inFolder(
  play: (dataDir: string, acknowledged: string, figures: Figures) => Promise<void>,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'kill-database-'))
  // Accessible to the server's account, so that its socket is in the data folder and removed with it.
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'postgres')
  const acknowledged = join(folder, 'acknowledged')
  const figures: Figures = { acks: 0, lost: 0, failures: 0, startTimes: [] }
  await play(dataDir, acknowledged, figures)
  figures.acks = countLines(acknowledged)
  await opened(startEmbeddedProcess(dataDir, acknowledged), figures, last => last.kill())
  await killServers(dataDir)
  rmSync(folder, { recursive: true })
  return figures
}

async function opened(
  writer: EmbeddedProcess,
  figures: Figures,
  play: (writer: EmbeddedProcess) => Promise<void>,
): Promise<void> {
  try {
    const { ready, lost } = await writer.next('ready')
    figures.startTimes.push(Number(ready))
    figures.lost += Number(lost)
  } catch (error) {
    console.error(error)
    figures.failures++
    return
  }
  await play(writer)
}

function countLines(path: string): number {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0
}

function randomMoment(): number {
  return 50 + Math.random() * 1_500
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
