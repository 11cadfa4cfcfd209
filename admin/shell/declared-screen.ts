import type { PermissionName } from '@ximblox/contract/permissions'
import type { UsedMessages } from '../i18n/messages.ts'

/** The whole keys of texts without arguments. */
type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Texts[Key] extends `${string}{${string}`
      ? never
      : Key
    : `${Key}.${KeysIn<Texts[Key]>}`
}[keyof Texts & string]

type TextKey = KeysIn<UsedMessages>

/** What is the same for a screen whatever it shows. */
export interface DeclaredScreen {
  title: TextKey
  /** Breadcrumbs, from the outermost. */
  crumbs?: readonly { title: TextKey; path: string }[]
  section?: 'bin' | 'settings' | 'users'
  permission: PermissionName
  /** Shown to users without that permission. */
  forbidden: TextKey
}

/** The texts of screens that name themselves and what is not allowed. */
type ScreenTexts = {
  [Name in keyof UsedMessages]: UsedMessages[Name] extends { title: string; forbidden: string } ? Name : never
}[keyof UsedMessages]

export const inSettings = (texts: ScreenTexts, permission: PermissionName): DeclaredScreen => ({
  title: `${texts}.title`,
  section: 'settings',
  permission,
  forbidden: `${texts}.forbidden`,
})
