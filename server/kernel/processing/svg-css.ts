import parse, { type Node } from 'css-tree/parser'
import { presentation, styleProperties } from './svg-names.ts'
import { isSafeValue } from './svg-values.ts'

export type Declarations = ReadonlyMap<string, string>

export interface StyleRule {
  kind: 'element' | 'class' | 'id'
  name: string
  declarations: Declarations
}

const asWritten = { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false } as const
/** Rules that change what is seen. */
const seenRules = new Set(['font-face', 'import', 'keyframes', 'layer', 'supports'])

/** The declarations of a `style` attribute that are kept. */
export const declarationsIn = (style: string): Declarations =>
  style === ''
    ? new Map()
    : declarationsOf(parse(withoutComments(style), { ...asWritten, context: 'declarationList' }).children)

/**
 * The rules of a style sheet with simple selectors. The others are left out, and everything with `@`; `isComplete` is
 * false if that may be seen.
 */
export const rulesIn = (sheet: string): { rules: StyleRule[]; isComplete: boolean } => {
  let isComplete = true
  const rules: StyleRule[] = []
  for (const node of parse(withoutComments(sheet), asWritten).children) {
    if (node.type === 'Atrule') isComplete &&= !seenRules.has(node.name.toLowerCase())
    if (node.type !== 'Rule') continue
    const declarations = declarationsOf(node.block.children)
    for (const selector of node.prelude.value.split(',')) {
      const [, sign, name] = /^([.#]?)([\w-]+)$/.exec(selector.trim()) ?? []
      if (name === undefined) isComplete &&= declarations.size === 0 || selector.includes(':')
      else rules.push({ kind: sign === '.' ? 'class' : sign === '#' ? 'id' : 'element', name, declarations })
    }
  }
  return { rules, isComplete }
}

const declarationsOf = (nodes: Iterable<Node>): Declarations => {
  const kept = new Map<string, string>()
  for (const node of nodes) {
    if (node.type !== 'Declaration') continue
    const name = node.property.toLowerCase()
    const value = node.value.value.trim()
    if ((presentation.has(name) || styleProperties.has(name)) && value !== '' && isSafeValue(value))
      kept.set(name, value)
  }
  return kept
}

/** The parser leaves those in values. What follows the start of one without an end belongs to it. */
const withoutComments = (css: string): string => {
  const parts: string[] = []
  let at = 0
  while (at < css.length) {
    const start = css.indexOf('/*', at)
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2)
    parts.push(css.slice(at, start < 0 ? css.length : start))
    if (end < 0) break
    at = end + 2
  }
  return parts.join(' ')
}
