import { networkOf } from '../network.ts'

/** Wrong tokens from one network within the period, after which the next ones wait until it is over. */
const max = 50
const period = 10 * 60_000
/** The networks that are remembered; the one that began first is forgotten first. */
const maxNetworks = 10_000

export interface WrongTokens {
  /** The seconds that the next wrong token of this address has to wait; 0 if it need not. */
  wait(address: string): number
  count(address: string): void
}

/**
 * Counts wrong tokens on this node, so that programs with an ended token slow down. Tokens cannot be guessed, and those of
 * other programs in the network, which may be all that come through a proxy, never wait.
 */
export const countWrongTokens = (now: () => Date): WrongTokens => {
  const networks = new Map<string, { since: number; count: number }>()
  const recent = (network: string) => {
    const known = networks.get(network)
    return known && now().getTime() - known.since < period ? known : undefined
  }
  return {
    wait: address => {
      const known = recent(networkOf(address))
      if (!known || known.count < max) return 0
      return Math.ceil((known.since + period - now().getTime()) / 1000)
    },
    count: address => {
      const network = networkOf(address)
      const known = recent(network)
      if (known) {
        known.count++
        return
      }
      networks.delete(network)
      networks.set(network, { since: now().getTime(), count: 1 })
      const [oldest] = networks.keys()
      if (networks.size > maxNetworks && oldest !== undefined) networks.delete(oldest)
    },
  }
}
