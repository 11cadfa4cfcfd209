import { lazyModule } from '../../lazy-module.ts'

// As large as a screen, and not needed to show a page.
export const textPictures = lazyModule(() => import('./text-pictures.ts'))
export const pastedBlocks = lazyModule(() => import('./blocks-from.ts'))
export const htmlPictures = lazyModule(() => import('./pictures-in-html.ts'))
export const tables = lazyModule(() => import('./divide-by-tables.ts'))

/** Loads what a text needs of the clipboard while it is written in. */
export const loadForTexts = async (): Promise<void> => {
  await Promise.all([textPictures.load(), tables.load()])
}
