import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'

const mailbox = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u

/** The address that somebody means who writes `example.org` or `kim@example.org`; anything else is as it was written. */
export const completeAddress = (written: string): string => {
  const address = written.trim()
  const candidates = [prefixed('mailto:', mailbox, address), prefixed('https://', host, address)]
  return candidates.find(one => one !== undefined && isSafeHref(one)) ?? address
}

const prefixed = (scheme: string, shape: RegExp, address: string): string | undefined =>
  shape.test(address) ? scheme + address : undefined
