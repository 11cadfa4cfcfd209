import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const main = fileURLToPath(new URL('../site/main.ts', import.meta.url))

/** Runs a command as an operator does, and returns what it prints. */
export const ximblox = (dataDir: string, ...words: string[]): Promise<string> =>
  ximbloxWith({ DATA_DIR: dataDir }, ...words)

/** Runs a command with these settings. */
export const ximbloxWith = async (
  environment: Record<string, string>,
  ...words: string[]
): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=development', main, ...words],
    { env: { ...process.env, ...environment } },
  )
  return stdout
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
