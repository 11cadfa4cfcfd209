import { exchange, isEmpty } from './dom.ts'
import { integer } from './list-kind.ts'
import type { PastedPage } from './page.ts'
import { styleAttribute, styleOf } from './styles.ts'
import { hasClass } from './word-list-paragraph.ts'

/** Paragraphs that only their style makes a heading, a quotation or a box. */
export const nameParagraphs = ({ body }: PastedPage): void => {
  for (const heading of body.querySelectorAll('[role=heading]'))
    if (!/^h\d$/.test(heading.localName))
      exchange(heading, `h${levelOr(heading.getAttribute('aria-level'), 2)}`, kept)
  for (const paragraph of body.querySelectorAll('p, div')) {
    const level = levelOf(paragraph)
    if (level !== null && !isEmpty(paragraph) && !paragraph.querySelector('p, div, ul, ol, table'))
      exchange(paragraph, `h${Math.min(level, 6)}`, kept)
    else if (paragraph.localName === 'p' && hasClass(paragraph, 'Mso(Intense)?Quote')) {
      const quote = paragraph.ownerDocument.createElement('blockquote')
      paragraph.replaceWith(quote)
      quote.append(paragraph)
    }
  }
  joinQuotes(body)
  for (const quote of body.querySelectorAll('blockquote'))
    if (isIndentation(quote)) exchange(quote, 'div', kept)
  for (const box of body.querySelectorAll('aside')) exchange(box, 'div', kept).dataset.callout = 'note'
}

const kept = [styleAttribute, 'dir', 'data-pm-slice']

const levelOr = (text: string | null, other: number): number => {
  const level = integer(text)
  return level === null || level < 1 ? other : Math.min(level, 6)
}

const levelOf = (paragraph: Element): number | null => {
  const style = styleOf(paragraph)
  const outline = integer(style.get('mso-outline-level') ?? null)
  if (outline !== null) return outline
  const [, named] =
    /^"?(?:heading|überschrift|titre|kop|título|titolo) ?(\d)"?$/.exec(style.get('mso-style-name') ?? '') ??
    []
  if (named !== undefined) return Number(named)
  const [, classed] = /(?:^|\s)(?:x_)?(?:MsoHeading|Heading)-?(\d)(?=\s|$)/i.exec(paragraph.className) ?? []
  if (classed !== undefined) return Number(classed)
  if (hasClass(paragraph, 'MsoTitle\\w*')) return 1
  return hasClass(paragraph, 'MsoSubtitle\\w*') ? 3 : null
}

/** Word writes every paragraph of a quotation by itself. */
const joinQuotes = (body: HTMLElement): void => {
  for (const quote of body.querySelectorAll('blockquote:has(> [class*=Quote])')) {
    const before = quote.previousElementSibling
    if (!before?.matches('blockquote:has(> [class*=Quote])')) continue
    before.append(...quote.childNodes)
    quote.remove()
  }
}

/** Browsers indent with the element of quotations. */
const isIndentation = (quote: Element): boolean =>
  /^(none|medium none|0px( none)?)/.test(styleOf(quote).get('border') ?? '') &&
  (styleOf(quote).get('padding') ?? '').startsWith('0')
