import type { Permission } from '@ximblox/contract/permissions'

/** The caller of an operation, always passed as an argument. Id 0 is a visitor. */
export interface Actor {
  id: number
  name: string
  permissions: readonly Permission[]
  /** The network address, for the audit log. */
  address: string
}

export const visitor = (address: string): Actor => ({ id: 0, name: '', permissions: [], address })
