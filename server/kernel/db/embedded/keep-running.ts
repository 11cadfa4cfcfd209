import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

interface Watched {
  presence: { lost: Promise<void> }
}

/** Reopens the server whenever it is lost, until `release`, which returns the current one if there is one. */
export function keepRunning<Server extends Watched>(
  first: Server,
  open: () => Promise<Server>,
  log: Log,
): { release: () => Promise<Server | undefined> } {
  const released = new AbortController()
  let current: Promise<Server | undefined> = Promise.resolve(first)
  void watch()
  return {
    release: () => {
      released.abort()
      return current
    },
  }

  async function watch(): Promise<void> {
    let attempt = 0
    for (let server: Server | undefined = first; server; server = await current) {
      const since = Date.now()
      await server.presence.lost
      if (released.signal.aborted) return
      if (Date.now() - since > stableAfter) attempt = 0
      log('warn', 'The database server was lost and is being restarted')
      current = reopen()
    }

    async function reopen(): Promise<Server | undefined> {
      let failures = 0
      while (!released.signal.aborted) {
        await sleep(backOff(attempt++), undefined, { signal: released.signal }).catch(() => {})
        try {
          return await open()
        } catch (error) {
          log(failures++ === 0 ? 'warn' : 'debug', 'The database server could not be restarted yet', {
            err: error,
          })
        }
      }
      return undefined
    }
  }
}

function backOff(attempt: number): number {
  return attempt === 0 ? 0 : Math.min(50 * 2 ** attempt, 2_000)
}

// A server that ran this long is restarted at once. Only one that dies right after its start is delayed.
const stableAfter = 1_000
