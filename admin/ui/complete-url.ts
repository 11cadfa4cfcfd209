import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'

const mailbox = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u

/** Adds the scheme that `example.org` or `kim@example.org` lacks; other input is only trimmed. */
export const completeUrl = (input: string): string => {
  const url = input.trim()
  const candidates = [prefixed('mailto:', mailbox, url), prefixed('https://', host, url)]
  return candidates.find(one => one !== undefined && isSafeHref(one)) ?? url
}

const prefixed = (scheme: string, shape: RegExp, url: string): string | undefined =>
  shape.test(url) ? scheme + url : undefined
