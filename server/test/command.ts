import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { TestApp } from './app.ts'

export interface CommandResult {
  code: number
  output: string
  errors: string
}

interface Options {
  /** What is piped to the command. */
  input?: string
  env?: Record<string, string>
}

/** Runs `ximblox` with these words in a process of its own, beside the running app. */
export const runCommandBeside = async (
  test: Pick<TestApp, 'app' | 'database'>,
  words: readonly string[],
  { input = '', env = {} }: Options = {},
): Promise<CommandResult> => {
  const { host = '', user, database } = test.database.connection
  const child = spawn(
    process.execPath,
    [
      '--conditions=development',
      '--no-warnings',
      fileURLToPath(new URL('./command-child.ts', import.meta.url)),
      ...words,
    ],
    {
      cwd: test.app.config.dataDir,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.TEST_COMPILE_CACHE,
        DATA_DIR: test.app.config.dataDir,
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
        PUBLIC_URL: test.app.config.publicURL,
        SECRET: test.app.config.secret,
        ...env,
      },
    },
  )
  child.stdin.end(input)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code), output, errors }
}
