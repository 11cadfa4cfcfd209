import { setTimeout as wait } from 'node:timers/promises'
import { levelOf } from '../http/report-failure.ts'
import type { Logger } from '../log.ts'
import type { Connection } from './pool.ts'
import { whileHolding } from './while-holding.ts'

interface SingleNodeWork {
  /** What all nodes agree on. */
  lockKey: number
  /** A notification here calls for the work at once. */
  channel: string
  /** Done once when this node becomes the one. */
  takeOver(): Promise<void>
  /** Done again and again on the one node; `lost` tells when another may have taken over. */
  work(lost: AbortSignal): Promise<void>
}

export interface SingleNodeWorker {
  /** Calls for the work, on the node that does it. */
  wake(): void
  stop(): Promise<void>
}

const workInterval = 5_000

/** Does some work on one node at a time, however many there are; when that one ends, another takes over. */
export const runOnOneNode = (
  connection: Connection,
  log: Logger,
  { lockKey, channel, takeOver, work }: SingleNodeWork,
): SingleNodeWorker => {
  const stopping = new AbortController()
  const wakeUp = createWakeUp()

  const report = (error: unknown, message: string) => log[levelOf(error)]({ err: error }, message)

  const lead = async () => {
    await whileHolding(connection, lockKey, async (lost, client) => {
      client.on('notification', wakeUp.trigger)
      const signal = AbortSignal.any([stopping.signal, lost])
      await client.query(`listen ${channel}`)
      await takeOver()
      while (!signal.aborted) {
        await work(signal).catch(error => report(error, `the work on ${channel} failed`))
        await wakeUp.wait(signal)
      }
    })
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await lead().catch(error => report(error, `the work on ${channel} was interrupted`))
      await wait(workInterval, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()

  return {
    wake: wakeUp.trigger,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Waits until somebody rings, or for a while; a ring while nobody waits counts for the next wait. */
const createWakeUp = () => {
  let waiting = Promise.withResolvers<void>()
  return {
    trigger: () => waiting.resolve(),
    wait: async (signal: AbortSignal) => {
      const timeUp = new AbortController()
      const cancelled = AbortSignal.any([signal, timeUp.signal])
      await Promise.race([
        waiting.promise,
        wait(workInterval, undefined, { signal: cancelled, ref: false }).catch(() => {}),
      ])
      timeUp.abort()
      waiting = Promise.withResolvers<void>()
    },
  }
}
