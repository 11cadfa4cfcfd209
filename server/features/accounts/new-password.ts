import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { containsOwner, passwordErrors } from '@ximblox/contract/rules/password'
import { isCommonPassword } from './common-passwords.ts'

interface NewPassword {
  password: string
  confirm: string
  /** Details of the owner that others know: name and email address. */
  about: readonly string[]
}

/** All errors of a newly chosen password. */
export const newPasswordErrors = ({ password, confirm, about }: NewPassword): ErrorEntry[] => {
  const errors: ErrorEntry[] = passwordErrors(password).map(name => errorAt('password', name))
  if (errors.length === 0 && (containsOwner(password, about) || isCommonPassword(password)))
    errors.push(errorAt('password', 'passwordTooWeak'))
  if (confirm !== password) errors.push(errorAt('confirm', 'passwordMismatch'))
  return errors
}
