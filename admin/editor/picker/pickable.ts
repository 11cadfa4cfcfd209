import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Label } from '@ximblox/blocks/label'
import type { Language } from '@ximblox/contract/locales'
import { plainLetters, plainWords } from '../../i18n/plain-letters.ts'

export const groups = ['text', 'media', 'layout', 'lists', 'forms'] as const

interface Texts {
  language: Language
  labelText(label: Label): string
}

interface PickableGroup {
  group: BlockDefinition['group']
  blocks: BlockDefinition[]
}

interface Options extends Texts {
  /** How often the page has blocks of a type. */
  usesOf?: (type: string) => number
}

/**
 * The allowed block types that match the search, by group. Without a search they are sorted by label; otherwise those
 * come first whose name matches best, then by keywords, then by use.
 */
export const pickable = (
  definitions: Iterable<BlockDefinition>,
  fits: (type: string) => boolean,
  term: string,
  { language, labelText, usesOf = () => 0 }: Options,
): PickableGroup[] => {
  const found = ranked(definitions, term, { language, labelText, usesOf }).filter(({ id }) => fits(id))
  const byGroup = groups
    .map(group => ({ group, blocks: found.filter(definition => definition.group === group) }))
    .filter(({ blocks }) => blocks.length > 0)
  const rankOf = ({ blocks }: PickableGroup) => (blocks[0] ? found.indexOf(blocks[0]) : 0)
  return term.trim() === '' ? byGroup : byGroup.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Sorts matching types, best first. */
export const ranked = (
  definitions: Iterable<BlockDefinition>,
  term: string,
  { language, labelText, usesOf }: Required<Options>,
): BlockDefinition[] => {
  const words = plainWords(term)
  const wanted = words.join(' ')
  return [...definitions]
    .map(definition => {
      const name = plainLetters(labelText(definition.label))
      const keywords = plainLetters(definition.keywords ? labelText(definition.keywords) : '')
      const isMatch = words.every(word => name.includes(word) || keywords.includes(word))
      return { definition, rank: isMatch ? rankIn(name, keywords, wanted) : null }
    })
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => {
      const byName = labelText(a.definition.label).localeCompare(labelText(b.definition.label), language)
      if (wanted === '') return byName
      return (a.rank ?? 0) - (b.rank ?? 0) || usesOf(b.definition.id) - usesOf(a.definition.id) || byName
    })
    .map(({ definition }) => definition)
}

/** The name counts most, and the beginning of a word more than its middle. */
const rankIn = (name: string, keywords: string, wanted: string): number => {
  if (name.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`)) return 1
  if (name.includes(wanted)) return 2
  return ` ${keywords}`.includes(` ${wanted}`) ? 3 : 4
}
