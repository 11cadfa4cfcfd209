import * as z from 'zod/mini'
import { languages } from './locales.ts'
import { permissionNames } from './permissions.ts'

/** Somebody named in an answer; ID 0 and "" for a deleted user. */
export const ref = z.object({ ID: z.int(), name: z.string() })

export const permission = z.object({
  name: z.enum(permissionNames),
  parameters: z.optional(
    z.object({ locales: z.optional(z.array(z.string())), pageTypes: z.optional(z.array(z.string())) }),
  ),
})

export const role = z.object({
  ID: z.int(),
  name: z.string(),
  permissions: z.array(permission),
  revision: z.optional(z.int()),
})

export type Role = z.output<typeof role>

/** Light, dark, or as the device is set. */
export const colourSchemes = ['light', 'dark', 'auto'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** The user of a session (specification, section 3); `ID` 0 means not logged in. */
export const sessionUser = z.object({
  ID: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  jobTitle: z.string(),
  image: z.nullable(z.string()),
  /** The language they chose for the interface; null until they did. */
  language: z.nullable(z.enum(languages)),
  /** The colours that they chose for the interface; null until they did. */
  colourScheme: z.nullable(z.enum(colourSchemes)),
})
export type SessionUser = z.output<typeof sessionUser>

/** A user as those who manage users see one (specification, section 3); `active` once their account can be logged in to. */
export const user = z.object({
  ID: z.int(),
  email: z.string(),
  role,
  profile: z.object({ name: z.string(), jobTitle: z.string(), image: z.nullable(z.string()) }),
  active: z.boolean(),
  /** Whether the account was ever activated; until then its activation link can be mailed again. */
  activated: z.boolean(),
  lastLogin: z.nullable(z.string()),
  revision: z.int(),
})
export type User = z.output<typeof user>

/** How long the session lasts; null when anonymous. */
export const sessionTimes = z.nullable(z.object({ idleMinutes: z.int(), expiresAt: z.string() }))
