import type { Language } from '@ximblox/contract/locales'

const languageKey = 'ximblox-language'
const foldedKey = 'ximblox-menu-folded'
/** The key under which Mantine stores light, dark or auto. */
export const colourSchemeKey = 'ximblox-colour-scheme'

export const readLanguage = (): string | null => read(languageKey)
export const storeLanguage = (language: Language): void => write(languageKey, language)

/** Undefined until the user has chosen. */
export const readFolded = (): boolean | undefined => {
  const value = read(foldedKey)
  return value === null ? undefined : value === 'yes'
}
export const storeFolded = (folded: boolean): void => write(foldedKey, folded ? 'yes' : 'no')

// Access to localStorage can be denied; the preference is then unset.
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The preference lasts for this visit.
  }
}
