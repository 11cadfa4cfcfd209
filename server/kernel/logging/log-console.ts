import { format } from 'node:util'
import type { Logger } from './log.ts'

/** Makes lines of the log of what libraries write to the console, so that it has no others. */
export const logConsole = (log: Pick<Logger, 'info' | 'warn' | 'error'>): void => {
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, {
      [method]: (...parts: unknown[]) => log[level]({ console: true }, format(...parts)),
    })
  // Replaces the listener of Node.js, which writes text.
  process.removeAllListeners('warning')
  process.on('warning', warning => log.warn({ err: warning }, 'a warning of Node.js'))
}
