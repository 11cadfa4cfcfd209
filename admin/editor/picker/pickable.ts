import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Label } from '@ximblox/blocks/label'
import type { Language } from '@ximblox/contract/locales'

export const groups = ['text', 'media', 'layout', 'lists', 'forms'] as const

interface Texts {
  language: Language
  labelText(label: Label): string
}

interface PickableGroup {
  group: BlockDefinition['group']
  blocks: BlockDefinition[]
}

/** The allowed block types whose label or keywords match the search, by group, sorted by label. */
export const pickable = (
  definitions: Iterable<BlockDefinition>,
  fits: (type: string) => boolean,
  term: string,
  { language, labelText }: Texts,
): PickableGroup[] => {
  const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language)
  const wanted = plain(term).split(/\s+/)
  const found = [...definitions]
    .filter(({ id, label, keywords }) => {
      const searchable = plain(`${labelText(label)} ${keywords ? labelText(keywords) : ''}`)
      return wanted.every(word => searchable.includes(word)) && fits(id)
    })
    .toSorted((a, b) => labelText(a.label).localeCompare(labelText(b.label), language))
  return groups
    .map(group => ({ group, blocks: found.filter(definition => definition.group === group) }))
    .filter(({ blocks }) => blocks.length > 0)
}
