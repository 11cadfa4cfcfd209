import { newKey } from '@ximblox/blocks/new-key'
import { readRemembered, remember } from '../remember.ts'

/** The id of this browser, the same in all its windows and visits. */
export const ownBrowser = (): string => {
  const known = readRemembered('localStorage', 'browser')
  if (known !== null) return known
  const made = newKey()
  remember('localStorage', 'browser', made)
  return made
}
