import type { Language } from '@ximblox/contract/locales'

const languageKey = 'ximblox-language'
const foldedKey = 'ximblox-menu-folded'
/** Where the library keeps light, dark or auto. */
export const colourSchemeKey = 'ximblox-colour-scheme'

export const readLanguage = (): string | null => read(languageKey)
export const keepLanguage = (language: Language): void => keep(languageKey, language)

export const readFolded = (): boolean => read(foldedKey) === 'yes'
export const keepFolded = (folded: boolean): void => keep(foldedKey, folded ? 'yes' : 'no')

// A browser may refuse its storage; a preference is then as good as not chosen.
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept for this visit only.
  }
}
