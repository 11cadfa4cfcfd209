import { nameOf } from './dom.ts'
import { type Style, styleOf } from './styles.ts'

/** What an element means for the text in it. */
export interface Context {
  marks: Marks
  space: 'collapsed' | 'lines' | 'kept'
  /** Null if nothing says so: then that of the first letter. */
  dir: Direction | null
  /** The element that a line of text becomes. */
  line: 'p' | 'h2' | 'h3' | 'h4'
  /** Whether text is bold anyway. */
  isTitle: boolean
  /** Whether headings become paragraphs, because they stand in an item, a cell or a box. */
  isInside: boolean
  /** Whether the HTML is that of an editor like this one, which has no blanks and empty paragraphs by accident. */
  isOwn: boolean
}

/** Reads an element into blocks; `around` is the direction that they have without saying so. */
export type ReadBlocks<Blocks = Element[]> = (
  element: HTMLElement,
  context: Context,
  around: Direction | null,
) => Blocks

export type Direction = 'ltr' | 'rtl'

/** The formatting of text; the keys are in the order in which elements are nested. */
export interface Marks {
  a: Element | null
  strong: boolean
  em: boolean
  s: boolean
  code: boolean
  script: 'sub' | 'sup' | null
  small: boolean
}

export const noMarks: Marks = {
  a: null,
  strong: false,
  em: false,
  s: false,
  code: false,
  script: null,
  small: false,
}

/** The context of the content of an element. */
export const within = (element: Element, outer: Context, isBlock: boolean): Context => {
  const style = styleOf(element)
  const dir = directionOf(element, style)
  return {
    ...outer,
    marks: marksIn(element, style, outer.marks, isBlock),
    space: spaceIn(style) ?? outer.space,
    dir: isBlock && dir !== undefined ? dir : outer.dir,
  }
}

const marksIn = (element: Element, style: Style, outer: Marks, isBlock: boolean): Marks => {
  const name = nameOf(element)
  const weight = weightIn(style)
  const slope = style.get('font-style')
  return {
    a: name === 'a' ? (element.cloneNode() as Element) : outer.a,
    strong: isStrong(name, weight) ?? outer.strong,
    em: slope === 'normal' ? false : /^(italic|oblique)/.test(slope ?? '') || italic.has(name) || outer.em,
    s: outer.s || isStruck(name, style),
    code: outer.code || code.has(name) || isCodeStyle(element, style),
    script: (isBlock ? null : scriptOf(name, style)) ?? outer.script,
    small: outer.small || name === 'small',
  }
}

const italic = new Set(['em', 'i', 'cite', 'dfn', 'var'])
const code = new Set(['code', 'kbd', 'samp', 'tt'])

/** Null means that of the element around; numbers are compared with that of normal text, 400. */
const isStrong = (name: string, weight: number | null): boolean | null => {
  if (name === 'b' || name === 'strong') return weight === null || weight > 400
  return weight === null ? null : weight >= 600
}

const weightIn = (style: Style): number | null => {
  const weight = style.get('font-weight') ?? /^(bold)\b/.exec(style.get('font') ?? '')?.[1] ?? ''
  if (weight.startsWith('bold')) return 700
  if (/^(normal|lighter)$/.test(weight)) return 400
  return /^\d+(\.\d+)?$/.test(weight) ? Number(weight) : null
}

const isStruck = (name: string, style: Style): boolean => {
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  if (/line-through/.test(line)) return true
  // Text that someone deleted while changes were tracked looks like this, too; it is kept for the editor to decide.
  return /^(s|strike|del)$/.test(name) && !/\bnone\b/.test(line)
}

/** A font alone says nothing; these say that it is code. */
const isCodeStyle = (element: Element, style: Style): boolean =>
  /(^|\s)(HTMLCode|VerbatimChar|CodeChar|hljs-inline)(?=\s|$)/i.test(element.getAttribute('class') ?? '') ||
  // How Google Docs shows what was typed between backticks.
  (/roboto mono/.test(style.get('font-family') ?? '') &&
    /#188038|rgb\(24, 128, 56\)/.test(style.get('color') ?? ''))

const scriptOf = (name: string, style: Style): Marks['script'] => {
  if (name === 'sub' || name === 'sup') return name
  const align = style.get('vertical-align') ?? ''
  if (align === 'super') return 'sup'
  if (align === 'sub') return 'sub'
  const raise = raiseIn(align) ?? raiseIn(style.get('mso-text-raise') ?? '')
  if (raise === null) return null
  return raise > 0 ? 'sup' : 'sub'
}

/** A length that is more than an adjustment. */
const raiseIn = (length: string): number | null => {
  const [, number, unit = ''] = /^(-?[\d.]+)(pt|px|em|%)$/.exec(length) ?? []
  const raise = Number(number)
  return Math.abs(raise) >= (least[unit] ?? Number.POSITIVE_INFINITY) ? raise : null
}

const least: Readonly<Record<string, number>> = { pt: 2, px: 3, em: 0.25, '%': 20 }

const spaceIn = (style: Style): Context['space'] | null => {
  const space = style.get('white-space') ?? style.get('white-space-collapse') ?? ''
  if (/^(pre-line|preserve-breaks)/.test(space)) return 'lines'
  if (/^(pre|pre-wrap|break-spaces|preserve)\b/.test(space)) return 'kept'
  return /^(normal|nowrap|collapse)\b/.test(space) ? 'collapsed' : null
}

const directionOf = (element: Element, style: Style): Direction | null | undefined => {
  const direction = style.get('direction') ?? element.getAttribute('dir')?.trim().toLowerCase()
  if (direction === 'auto') return null
  return direction === 'rtl' || direction === 'ltr' ? direction : undefined
}

/** The direction that a block says, if it is not that around it or of its first letter anyway. */
export const ownDirection = (
  dir: Direction | null,
  around: Direction | null,
  text: string,
): Direction | null => {
  if (dir === 'ltr') return around === 'rtl' || startsFromRight(text) ? dir : null
  return dir === around ? null : dir
}

const startsFromRight = (text: string): boolean =>
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
