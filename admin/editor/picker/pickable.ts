import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Language } from '@ximblox/contract/locales'

export const groups = ['text', 'media', 'layout', 'lists', 'forms'] as const

interface PickableGroup {
  group: BlockDefinition['group']
  blocks: BlockDefinition[]
}

/** The block types that fit and whose label or keywords hold the words, by group and in the order of their labels. */
export const pickable = (
  definitions: Iterable<BlockDefinition>,
  fits: (type: string) => boolean,
  term: string,
  language: Language,
): PickableGroup[] => {
  const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language)
  const wanted = plain(term).split(/\s+/)
  const found = [...definitions]
    .filter(({ id, label, keywords }) => {
      const words = plain(`${label[language]} ${keywords?.[language] ?? ''}`)
      return wanted.every(word => words.includes(word)) && fits(id)
    })
    .toSorted((a, b) => a.label[language].localeCompare(b.label[language], language))
  return groups
    .map(group => ({ group, blocks: found.filter(definition => definition.group === group) }))
    .filter(({ blocks }) => blocks.length > 0)
}
