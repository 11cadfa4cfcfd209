import { isElement, isEmpty, neighbour } from './dom.ts'
import { type LeveledItem, listsOf } from './list-items.ts'
import { type Marker, type Readings, readingAfter, readMarker } from './list-marker.ts'
import type { PastedPage } from './page.ts'
import { indentOf, styleOf } from './styles.ts'
import { definitionOf, hasClass, listPlaceOf, typedMarkerOf } from './word-list-paragraph.ts'

/** Word writes list items as paragraphs with a typed marker; headings and real list items may have one, too. */
export const makeWordLists = (page: PastedPage): void => {
  for (const title of page.body.querySelectorAll('h1, h2, h3, h4, h5, h6, li')) dropNumber(title)
  for (const paragraph of page.body.querySelectorAll('p, div')) {
    if (!paragraph.isConnected || !isItem(paragraph)) continue
    const place = paragraph.ownerDocument.createComment('')
    paragraph.before(place)
    const items = takeItems(paragraph, page)
    place.replaceWith(...listsOf(items, paragraph.ownerDocument))
  }
}

/** A number that contains a word, such as `Chapter 1`, is part of the text. */
const dropNumber = (title: Element): void => {
  const marker = typedMarkerOf(title)
  if (marker && readMarker(marker.text, undefined, marker.isSymbol)) marker.remove()
}

const isItem = (node: Node | null): node is HTMLElement => {
  if (
    !isElement(node) ||
    !node.matches('p, div') ||
    node.closest('li') ||
    node.querySelector('p, div, table')
  )
    return false
  const marker = typedMarkerOf(node)
  if (!marker) return listPlaceOf(node) !== null && !isEmpty(node)
  return readMarker(marker.text, undefined, marker.isSymbol) !== null
}

interface Found {
  item: LeveledItem
  indent: number
}

/** Removes an item, and those after it that belong to the same list. */
const takeItems = (first: HTMLElement, page: PastedPage): LeveledItem[] => {
  const found: Found[] = []
  const previous = new Map<number, Marker>()
  let next: Node | null = first
  while (next) {
    const node: Node = next
    next = neighbour(node, 'nextSibling')
    if (isItem(node)) {
      const taken = itemOf(node, page, found, previous)
      for (const level of previous.keys()) if (level > taken.item.level) previous.delete(level)
      previous.set(taken.item.level, taken.item)
      found.push(taken)
      node.remove()
    } else if (isElement(node) && isInItem(node, found)) {
      found.at(-1)?.item.content.push(node)
      node.remove()
    } else if (!(isElement(node) && isGap(node, next))) break
    else node.remove()
  }
  return found.map(({ item }) => item)
}

const itemOf = (
  paragraph: HTMLElement,
  page: PastedPage,
  found: readonly Found[],
  previous: ReadonlyMap<number, Marker>,
): Found => {
  const indent = indentOf(styleOf(paragraph))
  const level = listPlaceOf(paragraph)?.level ?? levelAt(indent, found)
  const marker = typedMarkerOf(paragraph)
  const format = definitionOf(paragraph, page)?.get('mso-level-number-format')
  const readings: Readings = (marker && readMarker(marker.text, format, marker.isSymbol)) ?? [
    unmarked(format),
  ]
  marker?.remove()
  const dir = paragraph.getAttribute('dir')?.toLowerCase() ?? null
  const content = paragraph.ownerDocument.createElement('p')
  content.append(...paragraph.childNodes)
  return {
    item: { ...readingAfter(readings, previous.get(level)), level, content: [content], dir },
    indent,
  }
}

/** The kind of an item whose marker is missing, as programs that were in between leave it. */
const unmarked = (format: string | undefined): Marker =>
  format === undefined || format === 'bullet'
    ? { kind: 'ul', number: null }
    : { kind: kinds[format] ?? '1', number: null }

const kinds: Readonly<Record<string, Marker['kind']>> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
}

/** The level of an item that is only indented. */
const levelAt = (indent: number, found: readonly Found[]): number => {
  const above = found.findLast(one => one.indent <= indent + 2)
  if (!above) return found[0]?.item.level ?? 1
  return above.indent >= indent - 2 ? above.item.level : above.item.level + 1
}

/** Whether a paragraph without a marker continues an item: it begins where the text of an item does. */
const isInItem = (element: HTMLElement, found: readonly Found[]): boolean => {
  const last = found.at(-1)
  if (!last || isEmpty(element) || !element.matches('p')) return false
  const indent = indentOf(styleOf(element))
  if (listPlaceOf(element) || typedMarkerOf(element)) return false
  if (indent > 0) return Math.abs(indent - last.indent) <= 2
  return hasClass(element, 'MsoListParagraph\\w*|MsoListContinue\\w*')
}

/** Whether an empty paragraph only separates two items. */
const isGap = (element: HTMLElement, next: Node | null): boolean =>
  element.matches('p') && isEmpty(element) && isItem(next)
