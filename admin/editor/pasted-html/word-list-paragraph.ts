import { isElement, isText } from './dom.ts'
import type { PastedPage } from './page.ts'
import { type Style, styleOf } from './styles.ts'

/** The typed marker of a paragraph that is a list item in Word. */
export interface TypedMarker {
  text: string
  /** Whether its font has symbols in the place of letters. */
  isSymbol: boolean
  remove(): void
}

/** Where a list item of Word stands; null for other paragraphs. */
export const listPlaceOf = (paragraph: Element): { list: string; level: number } | null => {
  const [, list = '', level] = /\b(l\d+) level(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '') ?? []
  return level === undefined ? null : { list, level: Number(level) }
}

/** The definition of a list level in the style sheet. */
export const definitionOf = (paragraph: Element, { listLevels }: PastedPage): Style | undefined => {
  const place = listPlaceOf(paragraph)
  return place ? listLevels.get(`${place.list}:level${place.level}`) : undefined
}

/** Whether a class of Word is among those of an element; mail programs write a prefix before it. */
export const hasClass = (element: Element, pattern: string): boolean =>
  new RegExp(`(?:^|\\s)(?:x_|m_-?\\d+)*(?:${pattern})(?=\\s|$)`, 'i').test(
    element.getAttribute('class') ?? '',
  )

export const typedMarkerOf = (paragraph: Element): TypedMarker | null => {
  const nodes = ignoredIn(paragraph) ?? unsupportedIn(paragraph) ?? paddedIn(paragraph)
  if (!nodes) return null
  const [first] = nodes
  return {
    text: nodes.map(node => (node.nodeType === 8 ? '' : node.textContent)).join(''),
    isSymbol: symbolFont.test(fontOf(isElement(first) ? first : first?.parentElement, paragraph)),
    remove: () => {
      for (const node of nodes) node.parentNode?.removeChild(node)
    },
  }
}

const symbolFont = /symbol|wingdings|webdings|dingbats|courier new/

const ignoredIn = (paragraph: Element): Node[] | null => {
  const ignored = [...paragraph.querySelectorAll('*')].filter(
    element => styleOf(element).get('mso-list') === 'ignore',
  )
  return ignored.length > 0 ? ignored : null
}

/** What stands between comments for programs that do not have lists. */
const unsupportedIn = (paragraph: Element): Node[] | null => {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 128)
  while (walker.nextNode()) {
    if (!/\[if !supportlists\]/i.test(walker.currentNode.textContent ?? '')) continue
    const nodes: Node[] = []
    let node = walker.currentNode.nextSibling
    for (; node && node.nodeType !== 8; node = node.nextSibling) nodes.push(node)
    if (node && nodes.length > 0) return nodes
  }
  return null
}

/** A marker at the start, followed by blanks in the font that Word pads markers with. Some programs drop all else. */
const paddedIn = (paragraph: Element): Node[] | null => {
  const padding = [...paragraph.querySelectorAll('span')].find(
    span => isPadding(styleOf(span)) && /^[\s\u00A0]*$/.test(span.textContent),
  )
  if (!padding) return null
  const before = paragraph.ownerDocument.createRange()
  before.setStart(paragraph, 0)
  before.setEndBefore(padding)
  const text = before.toString().trim()
  if (text === '' || text.length > 12) return null
  const nodes: Node[] = [padding]
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 4)
  while (walker.nextNode() && isText(walker.currentNode) && !padding.contains(walker.currentNode))
    nodes.unshift(walker.currentNode)
  return nodes.toReversed().toSorted(byPlace)
}

const byPlace = (one: Node, other: Node): number =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1

const isPadding = (style: Style): boolean =>
  /^7(\.0)?pt "?times new roman/.test(style.get('font') ?? '') ||
  (/^7(\.0)?pt$/.test(style.get('font-size') ?? '') &&
    /times new roman/.test(style.get('font-family') ?? '') &&
    style.get('line-height') === 'normal')

const fontOf = (element: Element | null | undefined, within: Element): string => {
  for (let at = element; at && at !== within; at = at.parentElement) {
    const font = styleOf(at).get('font-family')
    if (font !== undefined) return font
  }
  return ''
}
