import type { CommonTexts, EditorTexts, OperationsTexts } from './texts.generated.ts'

/** The texts of one language: the keys of the English ones. */
export type Messages = Translated<CommonTexts>
/** The texts that only the page editor uses. */
export type EditorMessages = Translated<EditorTexts>
/** The texts of screens for those who run the site. */
export type OperationsMessages = Translated<OperationsTexts>

/** What components ask for. */
export type UsedMessages = CommonTexts & EditorTexts & OperationsTexts

declare module 'use-intl' {
  interface AppConfig {
    Messages: UsedMessages
  }
}

/** The keys of English texts, with texts of another language. */
type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> }
