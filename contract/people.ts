import * as z from 'zod/mini'
import { languages } from './locales.ts'
import { permissionNames, sitePermissionPattern } from './permissions.ts'

/** A reference to a user; ID 0 and "" for a deleted user. */
export const ref = z.object({ ID: z.int(), name: z.string() })

export const permissionName = z.union(
  [z.enum(permissionNames), z.templateLiteral(['site:', z.string().check(z.regex(sitePermissionPattern))])],
  'valueNotAllowed',
)

export const permission = z.object({
  name: permissionName,
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

/** Light, dark, or the setting of the device. */
export const colourSchemes = ['light', 'dark', 'auto'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** The user of a session; `ID` 0 is anonymous. See docs/rules.md, Sessions and users. */
export const sessionUser = z.object({
  ID: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  jobTitle: z.string(),
  image: z.nullable(z.string()),
  /** The chosen interface language, or null. */
  language: z.nullable(z.enum(languages)),
  /** The chosen colour scheme, or null. */
  colourScheme: z.nullable(z.enum(colourSchemes)),
})
export type SessionUser = z.output<typeof sessionUser>

/** A user as seen with `manage-users`; `active` means that they can log in. */
export const user = z.object({
  ID: z.int(),
  email: z.string(),
  role,
  profile: z.object({ name: z.string(), jobTitle: z.string(), image: z.nullable(z.string()) }),
  active: z.boolean(),
  /** Whether the account was ever activated; until then the activation email can be resent. */
  activated: z.boolean(),
  lastLogin: z.nullable(z.string()),
  revision: z.int(),
})
export type User = z.output<typeof user>

/** The lifetime of the session; null if anonymous. */
export const sessionTimes = z.nullable(z.object({ idleMinutes: z.int(), expiresAt: z.string() }))
