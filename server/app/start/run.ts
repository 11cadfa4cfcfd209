import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { createLog } from '../../kernel/logging/log.ts'
import { logConsole } from '../../kernel/logging/log-console.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { type Running, type StartOptions, start } from './start.ts'

/** Runs the server as a process: prints its URLs, and stops on a signal, even during the start. */
export const run = async (options: StartOptions): Promise<void> => {
  const stopping = new AbortController()
  const starting = begin(options, stopping.signal)
  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => process.exit(1), forcedExitAfter).unref()
    const running = await starting.catch(() => undefined)
    await running?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  try {
    print(greeting(await starting))
  } catch (error) {
    // After a stop was requested, a failed start needs no explanation.
    if (stopping.signal.aborted) return
    // The console may belong to the log, whose level may hide it.
    process.stderr.write(`${explainStartFailure(error)}\n`)
    process.exit(1)
  }
}

const isTerminal = process.stdout.isTTY

const begin = async ({ config = readEnvironment(), ...options }: StartOptions, signal: AbortSignal) => {
  if (!isTerminal) logConsole(createLog(config.logLevel))
  return start({ ...options, config }, signal)
}

/** The log level does not matter, because the first password is nowhere else. */
const print = (lines: readonly string[]) => {
  if (isTerminal) console.log(indented(lines))
  else for (const line of lines) createLog('info').info(line)
}

export const indented = (lines: readonly string[]): string =>
  ['', ...lines.map(line => `  ${line}`), ''].join('\n')

/** Longer than the requests in progress, jobs and the database are given to finish. */
const forcedExitAfter = 70_000

/** What a start prints: the URLs of the site, where it listens if that differs, and the first login until it has been used. */
export const greeting = ({ url, publicURL, firstLogin }: Omit<Running, 'stop'>): string[] => {
  const base = publicURL ?? url.replace('127.0.0.1', 'localhost')
  return [
    `Site   ${base}/`,
    `Admin  ${base}/cmsadmin/`,
    `API    ${base}/api/ximblox/docs`,
    ...(publicURL === undefined ? [] : [`Listening at ${url}`]),
    ...(firstLogin ? [`Log in as ${firstLogin.email} with the password ${firstLogin.password}`] : []),
  ]
}
