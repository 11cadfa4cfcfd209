import type { ErrorEntry } from '@ximblox/contract/errors'
import { containsOwner, passwordErrors } from '@ximblox/contract/rules/password'
import { isCommonPassword } from './common-passwords.ts'

interface NewPassword {
  password: string
  confirm: string
  /** What others know about the owner: name and email address. */
  about: readonly string[]
}

/** All errors of a newly chosen password. */
export const newPasswordErrors = ({ password, confirm, about }: NewPassword): ErrorEntry[] => {
  const faults: ErrorEntry[] = passwordErrors(password).map(code => ({ property: 'password', code }))
  if (faults.length === 0 && (containsOwner(password, about) || isCommonPassword(password)))
    faults.push({ property: 'password', code: 'AUTH_06' })
  if (confirm !== password) faults.push({ property: 'confirm', code: 'V_03' })
  return faults
}
