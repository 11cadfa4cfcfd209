import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { type Account, canEnter } from './account.ts'

interface Command {
  program: string
  args: (folder: string) => string[]
  account: Account | undefined
  /** The folder the program works in; it need not be one the account could reach by its path. */
  folder?: string
}

/** Runs a program of PostgreSQL to its end. */
export async function run(command: Command): Promise<{ code: number | null; output: string }> {
  const child = spawnAs(command, 'pipe')
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, output: Buffer.concat(chunks).toString().trim() }))
  })
}

/** Starts a program that outlives us and is not reached by a Ctrl-C meant for us. */
export function launch(command: Command, logFile: number): ChildProcess {
  const child = spawnAs(command, logFile, true)
  child.unref()
  return child
}

function spawnAs(
  { program, args, account, folder }: Command,
  output: 'pipe' | number,
  detached = false,
): ChildProcess {
  // Below a folder the account may not enter (a private home), an inherited open handle still leads to the data.
  const handle = folder && !canEnter(account, folder) ? openSync(folder, 'r') : undefined
  const stdio: StdioOptions = ['ignore', output, output, handle ?? 'ignore']
  try {
    return spawn(program, args(handle === undefined ? (folder ?? '/') : '/proc/self/fd/3'), {
      ...(account && { uid: account.uid, gid: account.gid }),
      // Visible from its first moment as a process of this folder, see isServerOf.
      cwd: handle === undefined ? (folder ?? '/') : '/',
      // Nothing of ours: PGDATA, PGPORT and the like would redirect it.
      env: { LC_ALL: 'C' },
      detached,
      stdio,
    })
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}
