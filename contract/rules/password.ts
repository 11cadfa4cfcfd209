import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'

/** What a new password has to be, as it is shown while somebody types. */
export const passwordChecks = (password: string) => ({
  longEnough: Array.from(password).length >= limits.passwordMin,
  hasUpperCase: /\p{Lu}/u.test(password),
  hasSpecial: /[^\p{L}\p{M}\p{N}]/u.test(password),
})

export type PasswordCheck = keyof ReturnType<typeof passwordChecks>

/** What is wrong with a new password (specification, section 5); no codes when nothing is. */
export const passwordFaults = (password: string): ErrorCode[] => {
  const { longEnough, hasUpperCase, hasSpecial } = passwordChecks(password)
  const faults: ErrorCode[] = []
  if (!longEnough) faults.push('V_07')
  if (Array.from(password).length > limits.passwordMax) faults.push('V_08')
  if (!hasUpperCase || !hasSpecial) faults.push('V_06')
  return faults
}
