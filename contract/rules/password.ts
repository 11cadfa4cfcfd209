import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'

/** What is wrong with a new password (specification, section 5); no codes when nothing is. */
export const passwordFaults = (password: string): ErrorCode[] => {
  const length = Array.from(password).length
  const faults: ErrorCode[] = []
  if (length < limits.passwordMin) faults.push('V_07')
  if (length > limits.passwordMax) faults.push('V_08')
  if (!/\p{Lu}/u.test(password) || !/[^\p{L}\p{M}\p{N}]/u.test(password)) faults.push('V_06')
  return faults
}
