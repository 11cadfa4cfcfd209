import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chown, lchown, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import { failureLine } from './failure-line.ts'
import { run } from './run-as.ts'

/** The real path of the folder, by which its processes are recognised. Creates its parent folder. */
export async function locateDataDir(path: string): Promise<string> {
  if (existsSync(path)) return realpathSync(path)
  const absolute = resolve(path)
  await mkdir(dirname(absolute), { recursive: true })
  return join(realpathSync(dirname(absolute)), basename(absolute))
}

/** Ensures that the folder contains a database which these programs can serve under this account. */
export async function prepareDataDir(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) return createDatabase(dataDir, binaries, account)
  checkMajor(dataDir, binaries)
  await ensureOwnership(dataDir, account)
}

async function createDatabase(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new EmbeddedDatabaseError(
      `${dataDir} is neither empty nor a database folder: move it away or set DATA_DIR.`,
    )
  }
  await removeUnfinished(dataDir)
  // The database is created under a temporary name, a new one each time because an initdb whose parent was killed may
  // still be writing.
  const unfinished = await mkdtemp(`${dataDir}${unfinishedSuffix}`)
  if (account) await chown(unfinished, account.uid, account.gid)
  const { code, output } = await run({
    program: join(binaries.folder, 'initdb'),
    args: folder => ['-D', folder, ...initdbOptions],
    account,
    folder: unfinished,
  })
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    throw new EmbeddedDatabaseError(`The database could not be created in ${dataDir}: ${initFailure(output)}`)
  }
  await rename(unfinished, dataDir)
  await syncFolder(dirname(dataDir))
}

/** Why initdb failed, and what to do where only the operator can know it. */
export function initFailure(output: string): string {
  const [, uid] = /could not look up effective user ID (\d+)/.exec(output) ?? []
  if (uid === undefined) return failureLine(output)
  return `PostgreSQL looks its account up by name, and /etc/passwd has none with the uid ${uid}: start as an account that it has, or set DATABASE_URL.`
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const siblings = await readdir(dirname(dataDir))
  const unfinished = siblings.filter(name => name.startsWith(`${basename(dataDir)}${unfinishedSuffix}`))
  for (const name of unfinished) {
    await rm(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function checkMajor(dataDir: string, binaries: Binaries): void {
  const major = Number(readFileSync(join(dataDir, 'PG_VERSION'), 'utf8'))
  if (major === binaries.major) return
  throw new EmbeddedDatabaseError(
    `${dataDir} was created by PostgreSQL ${major} and cannot be served by PostgreSQL ${binaries.major}: set PG_BIN_DIR to the bin folder of PostgreSQL ${major}, or restore a backup into a new DATA_DIR.`,
  )
}

async function ensureOwnership(dataDir: string, account: Account | undefined): Promise<void> {
  const owner = statSync(dataDir).uid
  if (owner === (account?.uid ?? process.getuid?.() ?? owner)) return
  if (account) return chownTree(dataDir, account)
  throw new EmbeddedDatabaseError(
    `${dataDir} belongs to another account (uid ${owner}): start as that account or as root.`,
  )
}

// The folder itself comes last, so that an interrupted pass is noticed and repeated.
async function chownTree(path: string, account: Account): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await chownTree(child, account)
    else await lchown(child, account.uid, account.gid)
  }
  await lchown(path, account.uid, account.gid)
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r')
  await folder.sync()
}

const unfinishedSuffix = '.init-'

const initdbOptions = [
  ...['--username', 'postgres'],
  // The Unix socket is the only access, and only our account may open it.
  ...['--auth', 'trust'],
  ...['--encoding', 'UTF8'],
  ...['--locale-provider', 'icu'],
  ...['--icu-locale', 'und'],
  ...['--locale', 'C'],
  '--data-checksums',
]
