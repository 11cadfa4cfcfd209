import { type Permission, permissionNames } from '@ximblox/contract/permissions'
import type { TokenLimits } from '@ximblox/contract/rules/token-permissions'

/** The caller of an operation, always passed as an argument. Id 0 is a visitor. */
export interface Actor {
  id: number
  name: string
  permissions: readonly Permission[]
  /** The network address, for the audit log. */
  address: string
  /** Set when the permissions come from access to the server, and not from a role in the database. */
  isOperator?: boolean
  /** Set when a program acts for the user who created its API token. */
  token?: TokenLimits & { id: number; origins: readonly string[] }
}

export const visitor = (address: string): Actor => ({ id: 0, name: '', permissions: [], address })

/** Someone who runs commands on the server. They could do everything in the database anyway. */
export const operator: Actor = {
  id: 0,
  name: '',
  permissions: permissionNames.map(name => ({ name })),
  address: 'command line',
  isOperator: true,
}
