import { dirname } from 'node:path'
import { serverAccount } from './account.ts'
import { releaseBallast, restoreBallast } from './ballast.ts'
import { findBinaries } from './binaries.ts'
import { locateDataDir, prepareDataDir } from './data-dir.ts'
import { EmbeddedDatabaseError, explainFileError } from './errors.ts'
import { keepRunning } from './keep-running.ts'
import type { Log } from './log.ts'
import { ensureOwner, owner } from './owner-role.ts'
import { type Cluster, readyPostmaster, stopPostmaster } from './postmaster.ts'
import { countOthers, openPresence, type Presence } from './presence.ts'
import { openSocketFolders, removeSocketFolder, type SocketFolders } from './socket-folder.ts'
import { withStartLock } from './start-lock.ts'

export interface EmbeddedOptions {
  /** A folder for the database alone, created when missing. */
  dataDir: string
  log: Log
  /** The folder of initdb and postgres, unless the installed package is used. */
  binDir?: string | undefined
  /** Settings of the server that replace ours, for a database that nobody needs after a crash. */
  settings?: Readonly<Record<string, string>> | undefined
  /** Aborts the start. A server that it started is stopped again. */
  signal?: AbortSignal | undefined
}

export interface EmbeddedDatabase {
  /** Connects as a role that owns the database and is not a superuser. `host` is the folder of the Unix socket. */
  connection: { host: string; port: number; user: string; database: string }
  /** Stops the server unless another process is connected to it. Close your own pool first. */
  stop(): Promise<void>
}

/** Starts or joins the PostgreSQL server of a folder, and restarts it whenever it dies until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await supervise(options)
  } catch (error) {
    throw explainFileError(error, options.dataDir)
  }
}

async function supervise(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir: path, log, signal } = options
  refuseWindows()
  const dataDir = await locateDataDir(path)
  const locked = <T>(work: () => Promise<T>, until?: AbortSignal) =>
    withStartLock(`${dataDir}.lock`, work, until)
  const cluster = await locked(() => prepareCluster(dataDir, options), signal)
  signal?.throwIfAborted()
  const sockets = openSocketFolders(dataDir)
  const open = (until?: AbortSignal) =>
    locked(async () => {
      if (await releaseBallast(dataDir))
        log('warn', 'The disk is full: the reserve was released so that the database can start')
      return openServer(cluster, sockets, log, until)
    }, until)

  const first = await open(signal).catch((error: unknown) => {
    sockets.close()
    throw error
  })
  const server = keepRunning(first, () => open(), log)
  const restore = () => {
    locked(() => restoreBallast(dataDir)).catch((error: unknown) =>
      log('warn', 'The reserve on the disk could not be restored', { err: error }),
    )
  }
  restore()
  const restoring = setInterval(restore, hour).unref()
  const stop = async () => {
    clearInterval(restoring)
    const last = await server.release()
    if (last) await locked(() => closeServer(cluster, last, log))
    sockets.close()
  }
  let stopped: Promise<void> | undefined
  return {
    connection: { host: first.host, port: first.port, ...owner },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

const hour = 3_600_000

function refuseWindows(): void {
  if (process.platform !== 'win32') return
  throw new EmbeddedDatabaseError(
    'The embedded database does not run on Windows, where Node.js has no Unix sockets: set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

async function prepareCluster(
  dataDir: string,
  { binDir, settings = {}, log }: EmbeddedOptions,
): Promise<Cluster> {
  const account = serverAccount(dataDir)
  const copiesFolder = account ? '/var/lib/ximblox' : dirname(dataDir)
  const binaries = await findBinaries({ binDir, copiesFolder, log }, account)
  await prepareDataDir(dataDir, binaries, account)
  return { dataDir, binDir: binaries.folder, account, settings }
}

interface OpenServer {
  pid: number
  host: string
  port: number
  socketFolder: string
  presence: Presence
}

async function openServer(
  cluster: Cluster,
  sockets: SocketFolders,
  log: Log,
  signal?: AbortSignal,
): Promise<OpenServer> {
  const { pid, port, socketFolder, adopted } = await readyPostmaster(cluster, signal)
  const host = sockets.of(socketFolder)
  const presence = await connectAsSupervisor({ host, port }, signal).catch(async (error: unknown) => {
    if (!adopted) await stopPostmaster(cluster, pid)
    throw error
  })
  log('info', adopted ? 'Joined the running database server' : 'Started the database server', {
    pid,
    host,
  })
  return { pid, host, port, socketFolder, presence }
}

async function connectAsSupervisor(
  server: { host: string; port: number },
  signal?: AbortSignal,
): Promise<Presence> {
  const presence = await openPresence(server, signal)
  await ensureOwner(presence.session).catch(async (error: unknown) => {
    await presence.session.end()
    throw error
  })
  return presence
}

async function closeServer(
  cluster: Cluster,
  { pid, socketFolder, presence }: OpenServer,
  log: Log,
): Promise<void> {
  const others = await countOthers(presence.session).catch(() => undefined)
  await presence.session.end()
  if (others !== 0) return log('info', 'The database server is left running', { pid, others })
  await stopPostmaster(cluster, pid)
  removeSocketFolder(socketFolder)
  log('info', 'Stopped the database server', { pid })
}
