import { explainStartFailure } from './explain-start-failure.ts'
import { type Running, type StartOptions, start } from './start.ts'

/** Runs the product as a process: prints where it is, stops when asked to, also in the middle of a start. */
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
    // Whoever asked for the stop needs no reason.
    if (stopping.signal.aborted) return
    console.error(explainStartFailure(error))
    process.exit(1)
  }
}

/** More than the requests under way, the mails and the database are given. */
const forcedExitAfter = 70_000

const greeting = ({ url, firstLogin }: Running): string => {
  const base = url.replace('127.0.0.1', 'localhost')
  const lines = [`Site   ${base}/`, `Admin  ${base}/cmsadmin/`, `API    ${base}/api/ximblox/docs`]
  if (firstLogin) lines.push('', `Log in as ${firstLogin.email} with the password ${firstLogin.password}`)
  return `\n${lines.map(line => `  ${line}`).join('\n')}\n`
}
