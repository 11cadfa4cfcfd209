import { isSafeHref, isWebAddress } from '@ximblox/blocks/rich-text/safe-href'
import { find } from 'linkifyjs'

/** An address in a text, which becomes a link. */
export interface Address {
  from: number
  to: number
  href: string
}

/**
 * The web and email addresses in a text. Names such as `readme.md` are none: what has no scheme begins with `www.`.
 * Punctuation after an address and a bracket around it are not part of it.
 */
export const addressesIn = (text: string): Address[] =>
  find(text).flatMap(({ type, value, start }) => {
    const written = value.replace(/[…’”»]+$/u, '')
    const href = hrefOf(type, written)
    return href !== null && isSafeHref(href) ? { from: start, to: start + written.length, href } : []
  })

/** The link for a text that is nothing but an address, such as one that was copied; null if it is something else. */
export const wholeAddress = (text: string): string | null => {
  const [address, ...others] = addressesIn(text)
  const isWhole = address?.from === 0 && others.length === 0 && isPunctuation(text.slice(address.to))
  if (isWhole) return address.href
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) && isSafeHref(text) ? text : null
}

/** Whether a text is an address that links must not have, such as one of a script or of a file. */
export const isRefusedAddress = (text: string): boolean =>
  /^([a-z][a-z\d+.-]*:\/\/|(javascript|vbscript|data|file|blob|about):)\S*$/i.test(text) && !isSafeHref(text)

const isPunctuation = (text: string): boolean => /^[.,;:!?)\]]*$/.test(text)

const hrefOf = (type: string, text: string): string | null => {
  if (type === 'email') return /@[^@]+\.[^@]+$/.test(text) ? `mailto:${text}` : null
  if (isWebAddress(text) || /^mailto:/i.test(text)) return text
  return /^www\.[^.]/i.test(text) ? `https://${text}` : null
}
