import type { editorTexts } from './editor/en.ts'
import type { en } from './en.ts'
import type { operationsTexts } from './operations/en.ts'
import type { Translated } from './translated.ts'

/** The texts of one language: the keys of the English ones. */
export type Messages = Translated<typeof en>
/** The texts that only the page editor uses. */
export type EditorMessages = Translated<typeof editorTexts>
/** The texts of screens for those who run the site. */
export type OperationsMessages = Translated<typeof operationsTexts>

/** What components ask for. */
export type UsedMessages = typeof en & typeof editorTexts & typeof operationsTexts

declare module 'use-intl' {
  interface AppConfig {
    Messages: UsedMessages
  }
}
