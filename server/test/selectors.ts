/** A metric in an expression of PromQL, with what its labels have to be. */
export interface Selector {
  metric: string
  matchers: { label: string; operator: string; value: string }[]
}

const groupings = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g
const keywords = ['and', 'or', 'unless', 'bool', 'offset']

/** The metrics of an expression of PromQL, and the labels by which it groups them. */
export const readSelectors = (expression: string): { selectors: Selector[]; grouping: string[] } => ({
  selectors: [
    ...expression
      .replaceAll(groupings, ' ')
      .replaceAll(/\[[^\]]*\]/g, ' ')
      .matchAll(/\b([a-z_:][\w:]*)\b(?!\s*\()(?:\{([^}]*)\})?/gi),
  ]
    .filter(([, name = '']) => !keywords.includes(name))
    .map(([, metric = '', matchers = '']) => ({ metric, matchers: readMatchers(matchers) })),
  grouping: [...expression.matchAll(groupings)].flatMap(([, labels = '']) => labels.match(/\w+/g) ?? []),
})

const readMatchers = (text: string): Selector['matchers'] =>
  [...text.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(
    ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
  )
