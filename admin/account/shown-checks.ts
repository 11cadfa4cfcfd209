import { type PasswordCheck, passwordChecks } from '@ximblox/contract/rules/password'

/** The rules for a new password and whether each is met; that of its owner only where the owner is known. */
export const shownChecks = (
  password: string,
  about: readonly string[] | undefined,
): [check: PasswordCheck, isMet: boolean][] => {
  const all = Object.entries(passwordChecks(password, about)) as [PasswordCheck, boolean][]
  return all.filter(([check]) => about || check !== 'withoutOwner')
}

/** Whether a password was repeated as it is. */
export const isRepeated = ({ password, confirm }: { password: string; confirm: string }): boolean =>
  confirm !== '' && confirm === password
