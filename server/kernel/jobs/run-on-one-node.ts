import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../db/pool.ts'
import { whileHolding } from '../db/while-holding.ts'
import { levelOf } from '../failures/report-failure.ts'
import type { Logger } from '../logging/log.ts'
import { createWakeUp } from './wake-up.ts'

interface SingleNodeWork {
  /** The advisory lock that all nodes compete for. */
  lockKey: number
  /** A notification on this channel starts the work at once. */
  channel: string
  /** Called once when this node takes over. */
  takeOver(): Promise<void>
  /** Called repeatedly on the active node. `lost` aborts when another node may have taken over. */
  work(lost: AbortSignal): Promise<void>
}

export interface SingleNodeWorker {
  /** Starts the work at once if this is the active node. */
  wake(): void
  stop(): Promise<void>
}

const workInterval = 5_000

/** Runs work on one node at a time. When that node ends, another takes over. */
export const runOnOneNode = (
  connection: Connection,
  log: Logger,
  { lockKey, channel, takeOver, work }: SingleNodeWork,
): SingleNodeWorker => {
  const stopping = new AbortController()
  const wakeUp = createWakeUp()

  const report = (error: unknown, message: string) => log[levelOf(error)]({ err: error }, message)

  const workAsActiveNode = async () => {
    await whileHolding(connection, lockKey, async (lost, client) => {
      client.on('notification', wakeUp.trigger)
      const signal = AbortSignal.any([stopping.signal, lost])
      await client.query(`listen ${channel}`)
      await takeOver()
      while (!signal.aborted) {
        await work(signal).catch(error => report(error, `the work on ${channel} failed`))
        await wakeUp.wait(workInterval, signal)
      }
    })
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await workAsActiveNode().catch(error => report(error, `the work on ${channel} was interrupted`))
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
