import type { Call } from '@ximblox/contract/call'
import { calls } from '@ximblox/contract/calls'
import type { Admission } from './admission.ts'
import type { Lane } from './lane.ts'

const ofAccounts = new Set<Call>([calls.auth.login, calls.auth.forgotPassword, calls.auth.resetAccount])
const ofForms = new Set<Call>(Object.values(calls.forms))

/**
 * The lane in which clients without a session or token wait when they make a call; none for files, most of which are
 * known, and the others wait where they are looked up.
 */
export const laneOfCall = (admission: Admission, call: Call): Lane | undefined => {
  if (call.transport === 'file') return
  if (ofAccounts.has(call)) return admission.accounts
  return ofForms.has(call) ? admission.forms : admission.calls
}
