import type { UsedMessages } from '../i18n/messages.ts'

/** The whole keys of texts without arguments. */
type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Texts[Key] extends `${string}{${string}`
      ? never
      : Key
    : `${Key}.${KeysIn<Texts[Key]>}`
}[keyof Texts & string]

export type TextKey = KeysIn<UsedMessages>
