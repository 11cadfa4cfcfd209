import { presentation, styleProperties } from './svg-names.ts'

const functions = new Set([
  'hsl',
  'hsla',
  'matrix',
  'rgb',
  'rgba',
  'rotate',
  'scale',
  'skewX',
  'skewY',
  'translate',
])
const localReference = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/g

/** True for a value of a property or attribute that asks for nothing outside the image. */
export const isSafeValue = (value: string): boolean => {
  const rest = value.replace(localReference, ' ')
  if (/[\\@<>{};`]|\/\*/.test(rest) || /(?:script|data|https?|file|blob)\s*:|\/\//i.test(rest)) return false
  return [...rest.matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => functions.has(name))
}

/** The ids that a value refers to. */
export const referencesIn = (value: string): string[] =>
  [...value.matchAll(localReference)].map(([, , id = '']) => id)

/** The id that an `href` refers to; undefined when it leads out of the image. */
export const fragmentOf = (href: string): string | undefined => /^#([\w.:-]+)$/.exec(href.trim())?.[1]

export type Declarations = ReadonlyMap<string, string>

/** The declarations of a `style` attribute that are kept. */
export const declarationsIn = (style: string): Declarations => {
  const kept = new Map<string, string>()
  for (const declaration of withoutComments(style).split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim()
    if ((presentation.has(name) || styleProperties.has(name)) && value !== '' && isSafeValue(value))
      kept.set(name, value)
  }
  return kept
}

export interface StyleRule {
  kind: 'element' | 'class' | 'id'
  name: string
  declarations: Declarations
}

/** The rules of a style sheet with simple selectors. The others, and everything with `@`, are left out. */
export const rulesIn = (sheet: string): StyleRule[] =>
  [...withoutAtRules(withoutComments(sheet)).matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', body = '']) =>
      selectors.split(',').flatMap(selector => {
        const [, sign, name] = /^([.#]?)([\w-]+)$/.exec(selector.trim()) ?? []
        if (name === undefined) return []
        const kind = sign === '.' ? 'class' : sign === '#' ? 'id' : 'element'
        return [{ kind, name, declarations: declarationsIn(body) } as const]
      }),
  )

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, ' ')

const withoutAtRules = (css: string): string => css.replace(/@[^{};]*(?:;|$|\{(?:[^{}]|\{[^{}]*\})*\})/g, ' ')
