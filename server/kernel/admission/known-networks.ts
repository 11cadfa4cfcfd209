/** How long a network is known after its last request, in milliseconds. */
const period = 60 * 60_000
/** The one that was seen first is forgotten first. */
const maxNetworks = 10_000

/** The networks in which users or their programs were at work lately. */
export interface KnownNetworks {
  add(network: string): void
  has(network: string): boolean
}

/** Remembers networks; `now` is in milliseconds. */
export const rememberNetworks = (now: () => number): KnownNetworks => {
  const seenAt = new Map<string, number>()
  return {
    add: network => {
      seenAt.delete(network)
      seenAt.set(network, now())
      const [oldest] = seenAt.keys()
      if (seenAt.size > maxNetworks && oldest !== undefined) seenAt.delete(oldest)
    },
    has: network => now() - (seenAt.get(network) ?? Number.NEGATIVE_INFINITY) < period,
  }
}
