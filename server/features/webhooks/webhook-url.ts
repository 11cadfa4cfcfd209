import { isIP } from 'node:net'
import { isPublicAddress } from './private-networks.ts'

/**
 * Whether events may be sent to a URL, as far as the URL alone shows it: names are looked up when something is sent.
 * Passwords in it would be shown to everyone who may see the list.
 */
export const isAllowedURL = (text: string, allowPrivate: boolean): boolean => {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (allowPrivate) return /^https?:$/.test(url.protocol)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}
