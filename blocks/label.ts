import type { Language } from '@ximblox/contract/locales'

/** A text of the interface in each of its languages. */
export type Label = Record<Language, string>
