import type { Language } from '@ximblox/contract/locales'
import { type LazyModule, lazyModule } from '../lazy-module.ts'
import type { EditorMessages, OperationsMessages } from './messages.ts'

export type LazyCatalogue<M> = Record<Language, LazyModule<M>>

/** The texts of the page editor, which no other screen loads. */
export const editorCatalogue: LazyCatalogue<EditorMessages> = {
  en: lazyModule(() => import('./editor/en.ts').then(({ editorTexts }) => editorTexts)),
  nl: lazyModule(() => import('./editor/nl.ts').then(({ editorTexts }) => editorTexts)),
  de: lazyModule(() => import('./editor/de.ts').then(({ editorTexts }) => editorTexts)),
  fr: lazyModule(() => import('./editor/fr.ts').then(({ editorTexts }) => editorTexts)),
}

/** The texts of screens for those who run the site. */
export const operationsCatalogue: LazyCatalogue<OperationsMessages> = {
  en: lazyModule(() => import('./operations/en.ts').then(({ operationsTexts }) => operationsTexts)),
  nl: lazyModule(() => import('./operations/nl.ts').then(({ operationsTexts }) => operationsTexts)),
  de: lazyModule(() => import('./operations/de.ts').then(({ operationsTexts }) => operationsTexts)),
  fr: lazyModule(() => import('./operations/fr.ts').then(({ operationsTexts }) => operationsTexts)),
}

/** Loads all of them in another language, because the open screen goes on in it at once. */
export const loadLazyCatalogues = async (language: Language): Promise<void> => {
  await Promise.all([editorCatalogue, operationsCatalogue].map(catalogue => catalogue[language].load()))
}
