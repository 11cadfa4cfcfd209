import type { Language } from '@ximblox/contract/locales'
import { type LazyModule, lazyModule } from '../lazy-module.ts'
import type { EditorMessages } from './messages.ts'

/** The texts of the page editor, which no other screen loads. */
export const editorCatalogue: Record<Language, LazyModule<EditorMessages>> = {
  en: lazyModule(() => import('./editor/en.ts').then(({ editorTexts }) => editorTexts)),
  nl: lazyModule(() => import('./editor/nl.ts').then(({ editorTexts }) => editorTexts)),
  de: lazyModule(() => import('./editor/de.ts').then(({ editorTexts }) => editorTexts)),
  fr: lazyModule(() => import('./editor/fr.ts').then(({ editorTexts }) => editorTexts)),
}
