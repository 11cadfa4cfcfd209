/** Lets users go first: while their calls are at work, strangers start one after another, with a pause between them. */
export interface Precedence {
  /** Does the work of a user. */
  during<R>(work: () => Promise<R>): Promise<R>
  /**
   * Returns a function that returns whether a stranger may start now, and counts that as a start. After a refusal,
   * `retry` is called when it is worth asking again: first for those whose last start was longest ago.
   */
  join(retry: () => void): () => boolean
}

/** Between the starts of two strangers while users are at work, in milliseconds. */
const pause = 50
/** Users go first for this long with each call, in milliseconds. Long work, such as an import, does not hold up the site. */
const longest = 1_000

export const createPrecedence = (): Precedence => {
  const users = new Set<object>()
  /** In the order of their last starts. */
  const waiting = new Set<() => void>()
  let startedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  const retryAll = () => {
    clearTimeout(timer)
    timer = undefined
    for (const retry of [...waiting]) retry()
  }

  const leave = (user: object) => {
    if (users.delete(user) && users.size === 0) retryAll()
  }

  const mayStart = (): boolean => {
    const now = performance.now()
    const wait = users.size === 0 ? 0 : startedAt + pause - now
    if (wait > 0) {
      timer ??= setTimeout(retryAll, wait)
      return false
    }
    startedAt = now
    return true
  }

  return {
    during: async work => {
      const user = {}
      users.add(user)
      const limit = setTimeout(leave, longest, user)
      try {
        return await work()
      } finally {
        clearTimeout(limit)
        leave(user)
      }
    },
    join: retry => {
      waiting.add(retry)
      return () => {
        if (!mayStart()) return false
        waiting.delete(retry)
        waiting.add(retry)
        return true
      }
    },
  }
}
