import type { Clock } from '../saving/clock.ts'

/** Names that only one tab at a time can hold. */
export interface Locks {
  /** Resolves to a function that releases the name, or null if another tab holds it. */
  take(name: string): Promise<(() => void) | null>
  /** Names held by open tabs. */
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
const answerTimeout = 200

/**
 * Fallback without the Web Locks API, which browsers restrict to secure contexts: tabs ask each other for their names.
 * A tab frozen by the browser does not answer and counts as closed.
 */
export const tabLocks = (clock: Clock): Locks => {
  const taken = async () => {
    const names = new Set<string>()
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }) => names.add(String(data)))
    channel.postMessage(question)
    const { promise: answered, resolve } = Promise.withResolvers<void>()
    clock.after(answerTimeout, resolve)
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
