import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Language } from '@ximblox/contract/locales'

export const groups = ['text', 'media', 'layout', 'lists', 'forms'] as const

interface PickableGroup {
  group: BlockDefinition['group']
  blocks: BlockDefinition[]
}

/** The block types that fit and whose label holds the words, by group and in the order of their labels. */
export const pickable = (
  definitions: Iterable<BlockDefinition>,
  fits: (type: string) => boolean,
  term: string,
  language: Language,
): PickableGroup[] => {
  const wanted = term.trim().toLocaleLowerCase(language)
  const found = [...definitions]
    .filter(({ id, label }) => label[language].toLocaleLowerCase(language).includes(wanted) && fits(id))
    .toSorted((a, b) => a.label[language].localeCompare(b.label[language], language))
  return groups
    .map(group => ({ group, blocks: found.filter(definition => definition.group === group) }))
    .filter(({ blocks }) => blocks.length > 0)
}
