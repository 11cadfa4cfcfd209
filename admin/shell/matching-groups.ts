import { plainLetters, plainWords } from '../i18n/plain-letters.ts'

interface Group<Screen> {
  title: string
  screens: readonly Screen[]
}

/** The groups with the screens whose title, group or keywords contain every word of a term. */
export const matchingGroups = <Screen extends { title: string; keywords: string }>(
  groups: readonly Group<Screen>[],
  term: string,
): Group<Screen>[] => {
  const words = plainWords(term)
  return groups
    .map(group => ({
      ...group,
      screens: group.screens.filter(({ title, keywords }) => {
        const text = plainLetters(`${group.title} ${title} ${keywords}`)
        return words.every(word => text.includes(word))
      }),
    }))
    .filter(({ screens }) => screens.length > 0)
}
