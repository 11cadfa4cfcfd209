import { type ChildProcess, type ExecFileOptions, execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const main = fileURLToPath(new URL('../site/main.ts', import.meta.url))

/** Runs a command as an operator does, and returns what it prints. */
export const ximblox = (dataDir: string, ...words: string[]): Promise<string> =>
  ximbloxWith({ DATA_DIR: dataDir }, ...words)

/** Runs a command with these settings. */
export const ximbloxWith = (environment: Record<string, string>, ...words: string[]): Promise<string> =>
  runXimblox(words, { env: { ...process.env, ...environment } })

/** Runs a command in the folder of a site. */
export const ximbloxIn = (folder: string, ...words: string[]): Promise<string> =>
  runXimblox(words, { cwd: folder })

const runXimblox = async (words: readonly string[], options: ExecFileOptions): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=development', main, ...words],
    { encoding: 'utf8', ...options },
  )
  return String(stdout)
}

/** Starts a command that goes on until it is stopped, in the folder of a site. */
export const spawnXimblox = (
  folder: string,
  environment: Record<string, string>,
  ...words: string[]
): ChildProcess =>
  spawn(process.execPath, ['--conditions=development', main, ...words], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
