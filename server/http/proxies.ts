import { compile } from '@fastify/proxy-addr'

/** Whether an address is one of these, written as addresses, networks or names such as `loopback`; throws on others. */
export const isOneOf = (proxies: string[]): ((address: string) => boolean) => {
  const trusts = compile(proxies)
  return address => trusts(address, 0)
}
