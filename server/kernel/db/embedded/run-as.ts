import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { type Account, canEnter } from './account.ts'

interface Command {
  program: string
  args: (folder: string) => string[]
  account: Account | undefined
  /** The working folder of the program. The account need not be able to reach it by its path. */
  folder?: string
}

/** Runs a PostgreSQL program until it exits. */
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

/** Starts a program that outlives this process and does not receive its Ctrl-C. */
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
  // When the account may not enter a parent folder, such as a private home, it still reaches the data through an
  // inherited handle.
  const handle = folder && !canEnter(account, folder) ? openSync(folder, 'r') : undefined
  const stdio: StdioOptions = ['ignore', output, output, handle ?? 'ignore']
  try {
    return spawn(program, args(handle === undefined ? (folder ?? '/') : '/proc/self/fd/3'), {
      ...(account && { uid: account.uid, gid: account.gid }),
      // Identifies it as a process of this folder from the start, see isServerOf.
      cwd: handle === undefined ? (folder ?? '/') : '/',
      // Our environment is not passed on, because PGDATA, PGPORT and the like would redirect it.
      env: { LC_ALL: 'C' },
      detached,
      stdio,
    })
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}
