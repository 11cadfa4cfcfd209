/** One household has 2⁶⁴ addresses of IPv6, and an address of IPv4 may be written as one of them. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0')
  return [...(before ?? []), ...(tail === undefined ? [] : zeros), ...(after ?? [])].slice(0, 4).join(':')
}
