import type { ErrorEntry } from '@ximblox/contract/errors'
import { namesOwner, passwordFaults } from '@ximblox/contract/rules/password'
import { isWellKnown } from './well-known.ts'

interface NewPassword {
  password: string
  confirm: string
  /** What others know of its owner: name, e-mail address. */
  about: readonly string[]
}

/** Every fault of a password that somebody chose. */
export const faultsOfNewPassword = ({ password, confirm, about }: NewPassword): ErrorEntry[] => {
  const faults: ErrorEntry[] = passwordFaults(password).map(code => ({ property: 'password', code }))
  if (faults.length === 0 && (namesOwner(password, about) || isWellKnown(password)))
    faults.push({ property: 'password', code: 'AUTH_06' })
  if (confirm !== password) faults.push({ property: 'confirm', code: 'V_03' })
  return faults
}
