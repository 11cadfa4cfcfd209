import type { Clock } from '../saving/clock.ts'

/** Names that are taken by one tab at a time, for as long as it lives. */
export interface Locks {
  /** Gives what sets the name free again; null when another tab has it. */
  take(name: string): Promise<(() => void) | null>
  /** Names that living tabs have. */
  taken(): Promise<ReadonlySet<string>>
}

export const browserLocks = (manager: Pick<LockManager, 'request' | 'query'>): Locks => ({
  take: async name => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: isTaken, resolve: answer } = Promise.withResolvers<boolean>()
    const request = manager.request(name, { ifAvailable: true }, lock => {
      answer(lock !== null)
      return lock ? released : undefined
    })
    request.catch(() => answer(false))
    return (await isTaken) ? release : null
  },
  taken: async () => {
    const { held = [] } = await manager.query()
    return new Set(held.flatMap(({ name }) => name ?? []))
  },
})

const channelName = 'ximblox-journals'
const question = '?'
const patience = 200

/**
 * Tabs ask each other which names they have, for browsers keep their locks from sites without encryption. A tab that the
 * browser has frozen does not answer, and is taken for dead.
 */
export const tabLocks = (clock: Clock): Locks => {
  const taken = async () => {
    const names = new Set<string>()
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }) => names.add(String(data)))
    channel.postMessage(question)
    const { promise: answered, resolve } = Promise.withResolvers<void>()
    clock.after(patience, resolve)
    await answered
    channel.close()
    return names
  }
  return {
    taken,
    take: async name => {
      if ((await taken()).has(name)) return null
      const channel = new BroadcastChannel(channelName)
      channel.addEventListener('message', ({ data }) => {
        if (data === question) channel.postMessage(name)
      })
      return () => channel.close()
    },
  }
}
