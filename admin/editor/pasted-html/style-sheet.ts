import { declarationsIn, listedDeclarations, type Style, styleAttribute } from './styles.ts'

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
  blocksIn(withoutComments(sheet))
    .flatMap(({ head, content }) => {
      if (head.startsWith('@')) return []
      const declarations = listedDeclarations(withoutBlocks(content))
        .filter(({ name }) => meaningful.has(name))
        .map(({ name, value, isImportant }) => `${name}:${value}${isImportant ? '!important' : ''}`)
        .join(';')
      if (declarations === '') return []
      return head.split(',').map(text => {
        const selector = text.trim()
        return { selector, declarations, weight: weightOf(selector) }
      })
    })
    .sort((one, other) => one.weight - other.weight)

const withoutComments = (sheet: string): string =>
  sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/<!--|-->/g, '')

interface SheetBlock {
  /** A selector, or the condition of an at-rule. */
  head: string
  content: string
}

/** The outer blocks of a style sheet. Rules for printing, narrow screens and so on stay in theirs, and do not count. */
const blocksIn = (sheet: string): SheetBlock[] => {
  const blocks: SheetBlock[] = []
  let start = 0
  let open = 0
  let depth = 0
  for (const { 0: sign, index } of sheet.matchAll(/[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (sign === '}' && depth > 0) {
      depth -= 1
      if (depth === 0)
        blocks.push({ head: sheet.slice(start, open).trim(), content: sheet.slice(open + 1, index) })
    }
    // Statements such as `@import` have no block.
    if (depth === 0) start = index + 1
  }
  return blocks
}

/** Declarations without the rules that are nested in theirs. */
const withoutBlocks = (content: string): string => content.replace(/[^;{}]*\{[\s\S]*\}/, '')

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
  'float',
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
  'padding',
  'padding-left',
  'padding-right',
  'position',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'visibility',
  'white-space',
])
