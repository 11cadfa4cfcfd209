import { setTimeout } from 'node:timers/promises'

/** Waits until it is triggered, or for a while. A trigger while nobody waits counts for the next wait. */
export const createWakeUp = () => {
  let triggered = Promise.withResolvers<void>()
  return {
    trigger: () => triggered.resolve(),
    wait: async (milliseconds: number, signal: AbortSignal): Promise<void> => {
      const timeUp = new AbortController()
      const cancelled = AbortSignal.any([signal, timeUp.signal])
      await Promise.race([
        triggered.promise,
        setTimeout(milliseconds, undefined, { signal: cancelled, ref: false }).catch(() => {}),
      ])
      timeUp.abort()
      triggered = Promise.withResolvers<void>()
    },
  }
}
