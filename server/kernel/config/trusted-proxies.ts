import { compile } from '@fastify/proxy-addr'

/** Returns a check for addresses, given as addresses, networks or names such as `loopback`. Throws on invalid ones. */
export const isOneOf = (proxies: string[]): ((address: string) => boolean) => {
  const trusts = compile(proxies)
  return address => trusts(address, 0)
}
