/**
 * The network of an address, used for limits. One household has 2⁶⁴ IPv6 addresses, and IPv4 addresses can be written
 * as IPv6.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0')
  return [...(before ?? []), ...(tail === undefined ? [] : zeros), ...(after ?? [])].slice(0, 4).join(':')
}
