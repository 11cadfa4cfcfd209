import { BlockList, isIPv6 } from 'node:net'

/** Addresses that are not on the public internet, or lead back to others that are not. */
const blocked = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // Teredo and other protocols, documentation, and 6to4, which contains IPv4 addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, prefix, 'ipv6')

/** Every public IPv6 address is in here. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet. IPv4 addresses can be written as IPv6. */
export const isPublicAddress = (address: string): boolean => {
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4')
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPublicAddress(mapped)
  return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
