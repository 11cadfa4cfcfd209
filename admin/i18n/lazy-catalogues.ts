import type { Language } from '@ximblox/contract/locales'
import { type LazyModule, lazyModule } from '../lazy-module.ts'
import type { EditorMessages, OperationsMessages } from './messages.ts'
import { textsOf } from './texts-of.ts'

export type LazyCatalogue<M> = Record<Language, LazyModule<M>>

/** The texts of the page editor, which no other screen loads. */
export const editorCatalogue: LazyCatalogue<EditorMessages> = {
  en: lazyModule(() => textsOf(import('./texts/en/editor.json', { with: { type: 'json' } }))),
  nl: lazyModule(() => textsOf(import('./texts/nl/editor.json', { with: { type: 'json' } }))),
  de: lazyModule(() => textsOf(import('./texts/de/editor.json', { with: { type: 'json' } }))),
  fr: lazyModule(() => textsOf(import('./texts/fr/editor.json', { with: { type: 'json' } }))),
}

/** The texts of screens for those who run the site. */
export const operationsCatalogue: LazyCatalogue<OperationsMessages> = {
  en: lazyModule(() => textsOf(import('./texts/en/operations.json', { with: { type: 'json' } }))),
  nl: lazyModule(() => textsOf(import('./texts/nl/operations.json', { with: { type: 'json' } }))),
  de: lazyModule(() => textsOf(import('./texts/de/operations.json', { with: { type: 'json' } }))),
  fr: lazyModule(() => textsOf(import('./texts/fr/operations.json', { with: { type: 'json' } }))),
}

/** Loads all of them in another language, because the open screen goes on in it at once. */
export const loadLazyCatalogues = async (language: Language): Promise<void> => {
  await Promise.all([editorCatalogue, operationsCatalogue].map(catalogue => catalogue[language].load()))
}
