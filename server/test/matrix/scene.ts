import type { Client } from '@ximblox/contract/client'
import type { Locale } from '@ximblox/contract/locales'
import type { PermissionName } from '@ximblox/contract/permissions'
import type { TestApp } from '../app.ts'
import type { Given } from './send.ts'

export interface Stage {
  test: TestApp
  /** The administrator, who prepares the data. */
  admin: Client
  place: { locale: Locale; type: string }
}

/** Everything a call needs to succeed for callers with permission. */
export interface Scene {
  /** Creates the object of the call, and returns the call's input. */
  input: (stage: Stage) => Given | Promise<Given>
  /** A permission that this input needs in addition to that of the call, for example for another user's account. */
  needs?: PermissionName
  /** True when the permission in any place suffices, because the result only contains permitted places. */
  anywhere?: true
  /** The status of a permitted call when it is not 200. */
  answers?: number
  /** Keys of secrets that the response contains on purpose. */
  reveals?: readonly string[]
}

/** A unique name. */
export const serial = () => crypto.randomUUID()
