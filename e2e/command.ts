import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const main = fileURLToPath(new URL('../site/main.ts', import.meta.url))

/** Runs a command as an operator does, and returns what it prints. */
export const ximblox = async (dataDir: string, ...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=development', main, ...words],
    { env },
  )
  return stdout
}
