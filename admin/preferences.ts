import type { Language } from '@ximblox/contract/locales'

const languageKey = 'ximblox-language'
const overviewKey = 'ximblox-page-overview'
const foldedKey = 'ximblox-menu-folded'
const foldedGroupsKey = 'ximblox-menu-folded-groups'
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

/** The names of the groups of the side menu that the user has folded. */
export const readFoldedGroups = (): readonly string[] =>
  (read(foldedGroupsKey) ?? '').split(' ').filter(name => name !== '')
export const storeFoldedGroup = (name: string, isFolded: boolean): void => {
  const others = readFoldedGroups().filter(other => other !== name)
  write(foldedGroupsKey, [...others, ...(isFolded ? [name] : [])].join(' '))
}

/** How the page overview is displayed on this device. */
export interface OverviewPreferences {
  view: 'list' | 'structure'
  density: 'compact' | 'normal' | 'comfortable'
  hidden: readonly string[]
}

export const readOverview = (): OverviewPreferences => {
  const [view, density, ...hidden] = (read(overviewKey) ?? '').split(' ')
  return {
    view: view === 'structure' ? view : 'list',
    density: density === 'compact' || density === 'comfortable' ? density : 'normal',
    hidden: hidden.filter(name => name !== ''),
  }
}
export const storeOverview = ({ view, density, hidden }: OverviewPreferences): void =>
  write(overviewKey, [view, density, ...hidden].join(' '))

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
