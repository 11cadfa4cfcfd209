import { isIP } from 'node:net'
import { isPublicAddress } from './private-networks.ts'

/**
 * Why events may not be sent to a URL, as far as the URL alone shows it: names are looked up when something is sent.
 * Passwords in it would be shown to everyone who may see the list.
 */
export const urlError = (text: string, allowPrivate: boolean): 'invalidUrl' | 'httpsRequired' | undefined => {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return 'invalidUrl'
  if (!/^https?:$/.test(url.protocol)) return 'invalidUrl'
  if (allowPrivate) return
  if (url.protocol === 'http:') return 'httpsRequired'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host) ? undefined : 'invalidUrl'
}
