import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Connection } from './pool.ts'

const run = promisify(execFile)
const generator = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'))

/** Writes the types of the migrated database's tables and views to a file. */
export const generateTypes = async (connection: Connection, outFile: string): Promise<void> => {
  const { user = '', host = '', database = '', port = 5432 } = connection
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  await run(process.execPath, [
    generator,
    ...['--dialect', 'postgres', '--url', url, '--out-file', outFile, '--exclude-pattern', 'migration'],
    ...['--type-mapping', '{"int8":"number"}', '--log-level', 'error'],
  ])
}
