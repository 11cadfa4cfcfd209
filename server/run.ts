import { explainStartFailure } from './explain-start-failure.ts'
import { type Running, type StartOptions, start } from './start.ts'

/** Runs the server as a process: prints its URLs, and stops on a signal, even during the start. */
export const run = async (options: StartOptions): Promise<void> => {
  const stopping = new AbortController()
  const starting = start(options, stopping.signal)
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
    console.log(greeting(await starting))
  } catch (error) {
    // After a stop was requested, a failed start needs no explanation.
    if (stopping.signal.aborted) return
    console.error(explainStartFailure(error))
    process.exit(1)
  }
}

/** Longer than the requests in progress, the mails and the database are given to finish. */
const forcedExitAfter = 70_000

/** What a start prints: the URLs of the site, where it listens if that differs, and the first login until it has been used. */
export const greeting = ({ url, publicURL, firstLogin }: Omit<Running, 'stop'>): string => {
  const base = publicURL ?? url.replace('127.0.0.1', 'localhost')
  const lines = [`Site   ${base}/`, `Admin  ${base}/cmsadmin/`, `API    ${base}/api/ximblox/docs`]
  if (publicURL !== undefined) lines.push('', `Listening at ${url}`)
  if (firstLogin) lines.push('', `Log in as ${firstLogin.email} with the password ${firstLogin.password}`)
  return `\n${lines.map(line => `  ${line}`).join('\n')}\n`
}
