import type { Permission } from '@ximblox/contract/permissions'

/** The limits of one grant in words; an empty text if it has none. */
export const limitText = (
  { parameters }: Permission,
  localeName: (locale: string) => string,
  typeName: (type: string) => string,
): string =>
  [parameters?.locales?.map(localeName), parameters?.pageTypes?.map(typeName)]
    .flatMap(names => (names ? names.join(', ') : []))
    .join(' · ')

/** The limits of all grants of a permission, each once; none if one of them is without, because it allows everything. */
export const shownLimits = (
  grants: readonly Permission[],
  textOf: (grant: Permission) => string,
): string[] => {
  const limits = new Set(grants.map(textOf))
  return limits.has('') ? [] : [...limits]
}

/** What a limit may list. Chosen values stay available after the site has removed them. */
export const limitOptions = (known: readonly string[], chosen: readonly string[]): string[] => [
  ...new Set([...known, ...chosen]),
]
