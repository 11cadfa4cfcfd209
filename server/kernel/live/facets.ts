import { tagFilter } from '@ximblox/blocks/define-list'
import { type Label, labelIn } from '@ximblox/blocks/label'
import type { Facet, FacetValue } from '@ximblox/blocks/query-context'
import type { Registry } from '@ximblox/blocks/registry'
import { type Language, languageOf } from '@ximblox/contract/locales'
import type { CheckedList, ListRows } from './list-store.ts'

/** The facets of a list as its visitors read them. */
export const facetsOf = (
  registry: Registry,
  { facets, types, locale, filters }: CheckedList,
  counts: ListRows['counts'],
): Facet[] => {
  const language = languageOf(locale)
  const text = (label: Label) => labelIn(label, language, registry.interfaceLanguages)
  return facets.map(name => {
    if (name === tagFilter) {
      const values = counts.filter(count => count.name === name)
      return { name, label: text(tagLabel), values: values.map(toTag).toSorted(byLabel(language)) }
    }
    const filter = types.map(type => registry.pageTypes.get(type)?.filters?.[name]).find(Boolean)
    const options = filter?.options ?? {}
    const values = counts
      .filter(count => count.name === name)
      .map(({ value, count }) => ({ value, label: text(ownOption(options, value) ?? value), count }))
    const chosen = filters.find(([filter]) => filter === name)?.[1]
    // A chosen value stays visible when nothing has it, so that visitors can take it back.
    if (chosen !== undefined && !values.some(({ value }) => value === chosen))
      values.push({ value: chosen, label: text(ownOption(options, chosen) ?? chosen), count: 0 })
    return { name, label: text(filter?.label ?? name), values: values.toSorted(inOrder(options, language)) }
  })
}

const tagLabel = { en: 'Tag', nl: 'Tag', de: 'Schlagwort', fr: 'Étiquette' }

const toTag = ({ value, label, count }: ListRows['counts'][number]): FacetValue => ({
  value,
  label: label ?? value,
  count,
})

const ownOption = (options: Readonly<Record<string, Label>>, value: string): Label | undefined =>
  Object.hasOwn(options, value) ? options[value] : undefined

/** Options keep their order, years begin with the newest, and anything else is in the order of the alphabet. */
const inOrder = (options: Readonly<Record<string, Label>>, language: Language) => {
  const places = new Map(Object.keys(options).map((value, place) => [value, place]))
  return (a: FacetValue, b: FacetValue): number => {
    const place = (places.get(a.value) ?? places.size) - (places.get(b.value) ?? places.size)
    if (place !== 0) return place
    return isNumber(a.value) && isNumber(b.value)
      ? Number(b.value) - Number(a.value)
      : byLabel(language)(a, b)
  }
}

const isNumber = (value: string): boolean => /^\d+$/.test(value)

const byLabel = (language: Language) => (a: FacetValue, b: FacetValue) =>
  a.label.localeCompare(b.label, language)
