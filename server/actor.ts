import type { Permission } from '@ximblox/contract/permissions'

/** Who asks. Passed as an argument, never ambient; id 0 is a visitor. */
export interface Actor {
  id: number
  name: string
  permissions: readonly Permission[]
  /** Network address, for the audit log. */
  address: string
}

export const visitor = (address: string): Actor => ({ id: 0, name: '', permissions: [], address })
