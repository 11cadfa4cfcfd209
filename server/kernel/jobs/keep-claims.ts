import { type Claim, leaseTime } from './store.ts'

const renewEvery = leaseTime / 3

export interface Claims {
  /**
   * Renews a claim, which was asked for at this time of `performance.now()`. The signal aborts when another node may take
   * over.
   */
  hold(claim: Claim, claimedAt: number): AbortSignal
  letGo(claim: Claim): void
  stop(): void
}

/** Renews the claims of the jobs that this process runs, for as long as it lives. `renewAll` answers those still valid. */
export const keepClaims = (renewAll: (claims: readonly Claim[]) => Promise<ReadonlySet<string>>): Claims => {
  const held = new Map<string, { id: number; lost: AbortController; until: number }>()

  const renew = async () => {
    const asked = Array.from(held, ([claim, { id }]) => ({ id, claim }))
    if (asked.length === 0) return
    const until = performance.now() + leaseTime
    try {
      const valid = await renewAll(asked)
      for (const { claim } of asked) {
        const one = held.get(claim)
        if (one && valid.has(claim)) one.until = until
        else one?.lost.abort()
      }
    } catch {
      // The database cannot be reached. Jobs end before another node may take them.
      for (const { lost, until: end } of held.values())
        if (end - performance.now() <= renewEvery) lost.abort()
    }
  }
  const timer = setInterval(() => void renew(), renewEvery)
  timer.unref()

  return {
    hold: ({ id, claim }, claimedAt) => {
      const lost = new AbortController()
      held.set(claim, { id, lost, until: claimedAt + leaseTime })
      return lost.signal
    },
    letGo: ({ claim }) => void held.delete(claim),
    stop: () => clearInterval(timer),
  }
}
