import { declarationsIn, type Style, styleAttribute } from './styles.ts'

interface Rule {
  selector: string
  declarations: string
  weight: number
}

/** Gives elements the declarations of style sheets that say what their text means. */
export const applySheet = (body: HTMLElement, sheet: string): void => {
  const inline = new Map<Element, string | null>()
  for (const { selector, declarations } of rulesIn(sheet))
    for (const element of found(body, selector)) {
      if (!inline.has(element)) {
        inline.set(element, element.getAttribute(styleAttribute))
        element.removeAttribute(styleAttribute)
      }
      element.setAttribute(styleAttribute, `${element.getAttribute(styleAttribute) ?? ''};${declarations}`)
    }
  for (const [element, own] of inline)
    if (own !== null) element.setAttribute(styleAttribute, `${element.getAttribute(styleAttribute)};${own}`)
}

/** The definitions of the list levels of a text processor, by names such as `l0:level1`. */
export const listLevelsIn = (sheet: string): ReadonlyMap<string, Style> =>
  new Map(
    [...withoutComments(sheet).matchAll(/@list\s+(l\d+:level\d+)\s*\{([^{}]*)\}/gi)].map(
      ([, name = '', declarations = '']) => [name.toLowerCase(), declarationsIn(declarations)],
    ),
  )

const rulesIn = (sheet: string): Rule[] =>
  [...withoutConditions(withoutComments(sheet)).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => !selectors.includes('@'))
    .flatMap(([, selectors = '', all = '']) => {
      const declarations = [...declarationsIn(all)]
        .filter(([name]) => meaningful.has(name))
        .map(([name, value]) => `${name}:${value}`)
        .join(';')
      if (declarations === '') return []
      return selectors.split(',').map(text => {
        const selector = text.trim()
        return { selector, declarations, weight: weightOf(selector) }
      })
    })
    .sort((one, other) => one.weight - other.weight)

const withoutComments = (sheet: string): string =>
  sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/<!--|-->/g, '')

/** Rules for printing, narrow screens and so on do not count. */
const withoutConditions = (sheet: string): string =>
  sheet.replaceAll(/@(media|supports|container|layer)[^{};]*\{([^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')

const weightOf = (selector: string): number =>
  (selector.match(/#/g)?.length ?? 0) * 100 +
  (selector.match(/[.[]|:(?!:)/g)?.length ?? 0) * 10 +
  (selector.match(/(^|[\s>+~])[a-z]/gi)?.length ?? 0)

const found = (body: HTMLElement, selector: string): Element[] => {
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    // Programs write selectors that no browser understands.
    return []
  }
}

const meaningful = new Set([
  'direction',
  'display',
  'font-family',
  'font-style',
  'font-weight',
  'list-style',
  'list-style-type',
  'margin-left',
  'mso-hide',
  'mso-list',
  'mso-outline-level',
  'mso-style-name',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'visibility',
  'white-space',
])
