import { presentation, styleProperties } from './svg-names.ts'

const functions = new Set(
  `calc color hsl hsla hwb lab lch matrix max min oklab oklch rgb rgba rotate scale scaleX scaleY skew skewX skewY
  translate translateX translateY`.split(/\s+/),
)
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

/** The bytes of an image that an `href` contains itself; undefined for vector images and all that is elsewhere. */
export const dataIn = (href: string): Buffer | undefined => {
  const [, content] = /^data:image\/(?:png|jpe?g|gif|webp);base64,(.*)$/is.exec(href.trim()) ?? []
  return content === undefined ? undefined : Buffer.from(content, 'base64')
}

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

/**
 * The rules of a style sheet with simple selectors. The others are left out, and everything with `@`; `isComplete` is
 * false if that may be seen.
 */
export const rulesIn = (sheet: string): { rules: StyleRule[]; isComplete: boolean } => {
  const css = withoutComments(sheet)
  let isComplete = !/@(?:font-face|import|keyframes|layer|supports)\b/i.test(css)
  const rules: StyleRule[] = []
  for (const [, selectors = '', body = ''] of withoutAtRules(css).matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const declarations = declarationsIn(body)
    for (const selector of selectors.split(',')) {
      const [, sign, name] = /^([.#]?)([\w-]+)$/.exec(selector.trim()) ?? []
      if (name === undefined) isComplete &&= declarations.size === 0 || selector.includes(':')
      else rules.push({ kind: sign === '.' ? 'class' : sign === '#' ? 'id' : 'element', name, declarations })
    }
  }
  return { rules, isComplete }
}

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, ' ')

const withoutAtRules = (css: string): string => css.replace(/@[^{};]*(?:;|$|\{(?:[^{}]|\{[^{}]*\})*\})/g, ' ')
