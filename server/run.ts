import { type Running, type StartOptions, start } from './start.ts'

/** Runs the product as a process: prints where it is, stops when asked to, and says in one line what is wrong. */
export const run = async (options: StartOptions): Promise<void> => {
  const starting = start(options)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const running = await starting.catch(() => undefined)
    await running?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  try {
    console.log(greeting(await starting))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

const greeting = ({ url, firstLogin }: Running): string => {
  const base = url.replace('127.0.0.1', 'localhost')
  const lines = [`Site   ${base}/`, `Admin  ${base}/cmsadmin/`, `API    ${base}/api/ximblox/docs`]
  if (firstLogin) lines.push('', `Log in as ${firstLogin.email} with the password ${firstLogin.password}`)
  return `\n${lines.map(line => `  ${line}`).join('\n')}\n`
}

/** Everything that can be wrong at a start without being a fault of ours, in one line that helps. */
const explain = (error: unknown): string => {
  const { code = '', message = '', path, port }: Details = Object(error)
  if (code === 'EADDRINUSE') return failure(`port ${port} is taken; set PORT to another one`)
  if (code === 'EACCES' || code === 'EROFS') return failure(`no right to write ${path ?? 'the data folder'}`)
  if (code === 'ENOSPC') return failure('the disk is full')
  const [reason = ''] = (message || String(error)).split('\n')
  return failure(unreachable.has(code) ? `the database cannot be reached (${reason})` : reason)
}

interface Details {
  code?: string
  message?: string
  path?: string
  port?: number
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000'])

const failure = (reason: string) => `Ximblox did not start: ${reason}`
