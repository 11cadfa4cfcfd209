import { setTimeout as wait } from 'node:timers/promises'
import { levelOf } from '../http/report-failure.ts'
import type { Logger } from '../log.ts'
import type { Connection } from './pool.ts'
import { whileHolding } from './while-holding.ts'

interface Alone {
  /** What all nodes agree on. */
  lockKey: number
  /** A notification here calls for the work at once. */
  channel: string
  /** Done once when this node becomes the one. */
  takeOver(): Promise<void>
  /** Done again and again on the one node; `lost` tells when another may have taken over. */
  work(lost: AbortSignal): Promise<void>
}

export interface RunningAlone {
  /** Calls for the work, on the node that does it. */
  wake(): void
  stop(): Promise<void>
}

const every = 5_000

/** Does some work on one node at a time, however many there are; when that one ends, another takes over. */
export const runAlone = (
  connection: Connection,
  log: Logger,
  { lockKey, channel, takeOver, work }: Alone,
): RunningAlone => {
  const stopping = new AbortController()
  const bell = createBell()

  const report = (error: unknown, message: string) => log[levelOf(error)]({ err: error }, message)

  const lead = async () => {
    await whileHolding(connection, lockKey, async (lost, client) => {
      client.on('notification', bell.ring)
      const signal = AbortSignal.any([stopping.signal, lost])
      await client.query(`listen ${channel}`)
      await takeOver()
      while (!signal.aborted) {
        await work(signal).catch(error => report(error, `the work on ${channel} failed`))
        await bell.rung(signal)
      }
    })
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await lead().catch(error => report(error, `the work on ${channel} was interrupted`))
      await wait(every, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()

  return {
    wake: bell.ring,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Waits until somebody rings, or for a while; a ring while nobody waits counts for the next wait. */
const createBell = () => {
  let waiting = Promise.withResolvers<void>()
  return {
    ring: () => waiting.resolve(),
    rung: async (signal: AbortSignal) => {
      const tired = new AbortController()
      const ended = AbortSignal.any([signal, tired.signal])
      await Promise.race([
        waiting.promise,
        wait(every, undefined, { signal: ended, ref: false }).catch(() => {}),
      ])
      tired.abort()
      waiting = Promise.withResolvers<void>()
    },
  }
}
