import { presentation, styleProperties } from './svg-names.ts'
import { type SvgElement, walk } from './svg-tree.ts'
import { type Declarations, declarationsIn, type StyleRule } from './svg-values.ts'

/** Replaces style sheets and styles by attributes, so that no CSS with selectors remains. */
export const applyStyles = (root: SvgElement, rules: readonly StyleRule[]): void => {
  const places = new Map(rules.map((rule, place) => [rule, place]))
  const byPlace = (a: StyleRule, b: StyleRule) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
  const bySelector = Map.groupBy(rules, ({ kind, name }) => `${kind} ${name}`)
  const rulesFor = (kind: StyleRule['kind'], name: string) => bySelector.get(`${kind} ${name}`) ?? []
  for (const { name, attributes } of walk(root)) {
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/))
    const matching = [
      ...rulesFor('element', name),
      ...[...classes].flatMap(each => rulesFor('class', each)).sort(byPlace),
      ...rulesFor('id', attributes.get('id') ?? ''),
    ]
    const style = declarationsIn(attributes.get('style') ?? '')
    attributes.delete('class')
    attributes.delete('style')
    setProperties(attributes, [...matching.map(({ declarations }) => declarations), style])
  }
}

const setProperties = (attributes: Map<string, string>, all: readonly Declarations[]): void => {
  const properties = new Map(all.flatMap(declarations => [...declarations]))
  for (const [name, value] of properties) if (presentation.has(name)) attributes.set(name, value)
  const style = [...properties].filter(([name]) => styleProperties.has(name))
  if (style.length > 0) attributes.set('style', style.map(([name, value]) => `${name}:${value}`).join(';'))
}
