import type { en } from './en.ts'
import type { Translated } from './translated.ts'

/** The texts of one language: the keys of the English ones. */
export type Messages = Translated<typeof en>
