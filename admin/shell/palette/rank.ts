import { plainLetters } from '../../i18n/plain-letters.ts'

/**
 * How well a title matches what is typed: the beginning of the title, of one of its words, anywhere, or all letters in
 * their order; 0 for no match.
 */
export const matchOf = (title: string, typed: string): number => {
  const [text, term] = [plainLetters(title), plainLetters(typed.trim())]
  if (term === '' || text.startsWith(term)) return 4
  if (text.split(/[\s/›-]+/).some(word => word.startsWith(term))) return 3
  if (text.includes(term)) return 2
  return term.length > 1 && hasInOrder(text, term) ? 1 : 0
}

const hasInOrder = (text: string, term: string): boolean => {
  let at = -1
  return Array.from(term)
    .filter(letter => letter !== ' ')
    .every(letter => {
      at = text.indexOf(letter, at + 1)
      return at >= 0
    })
}

/** The items that match, the best first; equally good ones keep their order. */
export const ranked = <I extends { title: string }>(items: readonly I[], typed: string): I[] =>
  items
    .map(item => ({ item, match: matchOf(item.title, typed) }))
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match)
    .map(({ item }) => item)
