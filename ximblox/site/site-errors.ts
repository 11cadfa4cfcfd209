import { isLocale } from '@ximblox/contract/locales'

// Sites without TypeScript can pass anything.

export const nameErrors = (name: unknown): string[] =>
  typeof name === 'string' && name.trim() !== '' ? [] : ['the site has no name']

export const localeErrors = (locales: readonly string[]): string[] => [
  ...(locales.length === 0 ? ['the site has no locales'] : []),
  ...locales
    .filter(locale => !isKnown(locale))
    .map(
      locale =>
        `"${locale}" is no locale: a locale is a language and a region in lower case, such as "en-gb"`,
    ),
  ...repeated(locales).map(locale => `the locale "${locale}" is repeated`),
]

// Without its narrowing, by which the others would have no type.
const isKnown: (locale: string) => boolean = isLocale

export const menuErrors = (menus: readonly string[]): string[] => [
  ...menus
    .filter(name => !/^[a-z][a-z0-9-]{0,63}$/.test(name))
    .map(name => `"${name}" is not a valid name of a menu`),
  ...repeated(menus).map(name => `the menu "${name}" is repeated`),
]

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
