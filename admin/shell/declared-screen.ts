import type { PermissionName } from '@ximblox/contract/permissions'
import type { UsedMessages } from '../i18n/messages.ts'
import type { SectionName } from './sections.ts'
import type { TextKey } from './text-key.ts'

/** What is the same for a screen whatever it shows. */
export type DeclaredScreen = DeclaredHead & (ForSome | ForAll)

interface DeclaredHead {
  title: TextKey
  /** Breadcrumbs, from the outermost. */
  crumbs?: readonly { title: TextKey; path: string }[]
  section?: SectionName
  /** One form, in the middle of the sheet. */
  isForm?: true
}

interface ForSome {
  permission: PermissionName
  /** Shown to users without that permission. */
  forbidden: TextKey
}

interface ForAll {
  permission?: undefined
}

/** The texts of screens that name themselves and what is not allowed. */
type ScreenTexts = {
  [Name in keyof UsedMessages]: UsedMessages[Name] extends { title: string; forbidden: string } ? Name : never
}[keyof UsedMessages]

export const inSettings = (texts: ScreenTexts, permission: PermissionName): DeclaredScreen => ({
  title: `${texts}.title`,
  permission,
  forbidden: `${texts}.forbidden`,
})
