import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import { type PostmasterPid, postmasterPidPath, readPostmasterPid } from './postmaster-pid.ts'
import { launch } from './run-as.ts'
import { openServerLog } from './server-log.ts'
import { hasProc, isServerOf, serversOf } from './server-processes.ts'
import { serverSettings } from './server-settings.ts'
import { clearSocket, socketFolder } from './socket-folder.ts'

/** Everything needed to serve a prepared data folder. */
export interface Cluster {
  dataDir: string
  binDir: string
  account: Account | undefined
  /** Settings of the server that replace ours. */
  settings: Readonly<Record<string, string>>
}

/**
 * Returns the server of the folder once it is ready: a running one (of another process, or left by a killed one), or a
 * new one.
 */
export async function readyPostmaster(
  cluster: Cluster,
  startSignal?: AbortSignal,
): Promise<PostmasterPid & { adopted: boolean }> {
  const { dataDir } = cluster
  const startedAt = Date.now()
  for (let started: Start | undefined; ; await sleep(5)) {
    if (startSignal?.aborted) {
      if (started?.pid) await stopPostmaster(cluster, started.pid, abortTimeout)
      startSignal.throwIfAborted()
    }
    const found = readPostmasterPid(dataDir)
    const waited = Date.now() - startedAt
    if (found && isServerOf(dataDir, found.pid)) {
      if (found.status === 'ready') return { ...found, adopted: !started }
    } else if (!started) {
      const orphans = serversOf(dataDir)
      if (orphans.length === 0) started = startPostmaster(cluster)
      // Without their postmaster they exit by themselves, except in the middle of a long query.
      else if (waited > orphanTimeout) signal(orphans, 'SIGQUIT')
    } else if (started.hasEnded() && serversOf(dataDir).length === 0) {
      throw new EmbeddedDatabaseError(`The database in ${dataDir} did not start: ${started.failure()}`)
    }
    if (waited > startTimeout)
      throw new EmbeddedDatabaseError(`The database in ${dataDir} is not ready after five minutes.`)
  }
}

/** Stops the server with a fast shutdown, which rolls back open transactions and writes everything to disk. */
export async function stopPostmaster(
  { dataDir }: Cluster,
  pid: number,
  maxDuration = stopTimeout,
): Promise<void> {
  const timeout = AbortSignal.timeout(maxDuration)
  if (isServerOf(dataDir, pid)) signal([pid], 'SIGINT')
  while (isServerOf(dataDir, pid) && !timeout.aborted) await sleep(5)
  // Skips the last checkpoint, so the next start runs a recovery. Nothing is lost.
  if (isServerOf(dataDir, pid)) signal([pid], 'SIGQUIT')
  while (isServerOf(dataDir, pid)) await sleep(5)
}

interface Start {
  pid: number | undefined
  hasEnded: () => boolean
  failure: () => string
}

function startPostmaster(cluster: Cluster): Start {
  const { dataDir, binDir, account, settings } = cluster
  const sockets = socketFolder(dataDir, account)
  if (hasProc) clearStaleLocks(dataDir, sockets)
  const log = openServerLog(dataDir, account)
  const program = join(binDir, 'postgres')
  const args = (folder: string) => ['-D', folder, ...serverSettings(sockets, settings)]
  const child = launch({ program, args, account, folder: dataDir }, log.file)
  log.close()
  let spawnError: Error | undefined
  child.once('error', error => {
    spawnError = error
  })
  return {
    pid: child.pid,
    hasEnded: () => spawnError !== undefined || child.exitCode !== null || child.signalCode !== null,
    failure: () => spawnError?.message ?? log.failure(),
  }
}

// PostgreSQL checks with kill(pid, 0) whether the owner of a lock is alive, which also succeeds for a zombie.
function clearStaleLocks(dataDir: string, sockets: string): void {
  clearSocket(dataDir, sockets)
  rmSync(postmasterPidPath(dataDir), { force: true })
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has already exited.
    }
  }
}

const orphanTimeout = 5_000
const stopTimeout = 30_000
// A server that has just started has nothing to write.
const abortTimeout = 2_000
// Recovery after a crash replays at most a few checkpoints.
const startTimeout = 5 * 60_000
