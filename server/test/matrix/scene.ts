import type { Client } from '@ximblox/contract/client'
import type { Locale } from '@ximblox/contract/locales'
import type { PermissionName } from '@ximblox/contract/permissions'
import type { TestApp } from '../app.ts'
import type { Given } from './send.ts'

export interface Stage {
  test: TestApp
  /** The administrator, who prepares things. */
  admin: Client
  place: { locale: Locale; type: string }
}

/** What a call needs to succeed for whoever may make it. */
export interface Scene {
  /** Makes the thing that the call is about, and gives the call's input. */
  input: (stage: Stage) => Given | Promise<Given>
  /** What this input needs beyond what the call declares, such as an account of somebody else. */
  needs?: PermissionName
  /** Whether it is for who holds the permission anywhere: it shows what is at their places. */
  anywhere?: true
  /** The status for those who may, where it is not 200. */
  answers?: number
}

/** A name that nothing else has. */
export const serial = () => crypto.randomUUID()
