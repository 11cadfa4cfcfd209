import { type Declarations, declarationsIn, type StyleRule } from './svg-css.ts'
import { presentation, styleProperties } from './svg-names.ts'
import { type SvgElement, walk } from './svg-tree.ts'

/** Declarations of rules that match elements, over all elements. */
const maxMatches = 1_000_000

/**
 * Replaces style sheets and styles by attributes, so that no CSS with selectors remains. Returns false when too many rules
 * match too many elements.
 */
export const applyStyles = (root: SvgElement, rules: readonly StyleRule[]): boolean => {
  // Illustration programs write the same style on thousands of elements.
  const styles = new Map<string, Declarations>()
  let matches = 0
  const places = new Map(rules.map((rule, place) => [rule, place]))
  const byPlace = (a: StyleRule, b: StyleRule) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
  const bySelector = Map.groupBy(rules, ({ kind, name }) => `${kind} ${name}`)
  const rulesFor = (kind: StyleRule['kind'], name: string) => bySelector.get(`${kind} ${name}`) ?? []
  for (const { name, attributes } of walk(root)) {
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/))
    const ofElement = rulesFor('element', name)
    const ofClasses = [...classes].map(each => rulesFor('class', each))
    const ofID = rulesFor('id', attributes.get('id') ?? '')
    for (const some of [ofElement, ...ofClasses, ofID])
      for (const { declarations } of some) if ((matches += 1 + declarations.size) > maxMatches) return false
    const matching = [...ofElement, ...ofClasses.flat().sort(byPlace), ...ofID]
    const written = attributes.get('style') ?? ''
    const style = styles.get(written) ?? declarationsIn(written)
    styles.set(written, style)
    attributes.delete('class')
    attributes.delete('style')
    setProperties(attributes, [...matching.map(({ declarations }) => declarations), style])
  }
  return true
}

const setProperties = (attributes: Map<string, string>, all: readonly Declarations[]): void => {
  const properties = new Map(all.flatMap(declarations => [...declarations]))
  for (const [name, value] of properties) if (presentation.has(name)) attributes.set(name, value)
  const style = [...properties].filter(([name]) => styleProperties.has(name))
  if (style.length > 0) attributes.set('style', style.map(([name, value]) => `${name}:${value}`).join(';'))
}
