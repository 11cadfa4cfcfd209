import type { Context, Direction, ReadBlocks } from './context.ts'
import { within } from './context.ts'
import { copyOf } from './dom.ts'

/** A table of nothing but its caption, rows and cells, which says if it is only a layout. */
export const tableOf = (
  element: HTMLElement,
  context: Context,
  around: Direction | null,
  read: ReadBlocks,
): Element[] => {
  const document = element.ownerDocument
  const table = copyOf(element, 'table', ['role'])
  for (const part of partsOf(element)) {
    if (part.localName === 'caption') {
      const caption = document.createElement('caption')
      caption.append(...unwrapped(read(part, within(part, context, true), around)))
      if (caption.hasChildNodes()) table.append(caption)
      continue
    }
    const group = document.createElement(part.localName === 'thead' ? 'thead' : 'tbody')
    const groupContext = within(part, context, true)
    for (const row of part.children) {
      if (row.localName !== 'tr') continue
      const line = rowOf(row, within(row, groupContext, true), around, read)
      if (line.hasChildNodes()) group.append(line)
    }
    if (group.hasChildNodes()) table.append(group)
  }
  return table.textContent !== '' || table.querySelector('img') ? [table] : []
}

/** Captions and heads come first, wherever they are written. */
const partsOf = (element: Element): HTMLElement[] => {
  const parts = [...element.children].filter(part => part instanceof HTMLElement)
  const place = ({ localName }: Element) => ['caption', 'thead', 'tbody', 'tfoot'].indexOf(localName)
  return parts.filter(part => place(part) >= 0).toSorted((one, other) => place(one) - place(other))
}

const rowOf = (row: Element, context: Context, around: Direction | null, read: ReadBlocks): Element => {
  const line = row.ownerDocument.createElement('tr')
  for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > td, :scope > th')) {
    const copy = row.ownerDocument.createElement(cell.localName)
    for (const name of ['colspan', 'rowspan'] as const) {
      const span = Number.parseInt(cell.getAttribute(name) ?? '', 10)
      if (span > 1) copy.setAttribute(name, String(span))
    }
    const inner = { ...within(cell, context, true), isInside: true, isTitle: cell.localName === 'th' }
    copy.append(...unwrapped(read(cell, inner, around)))
    line.append(copy)
  }
  return line
}

/** The blocks of an item or cell: the content of its only paragraph, with the lists after it. */
export const unwrapped = (blocks: readonly Element[]): Node[] => {
  const [first, ...rest] = blocks
  const isAlone = rest.every(({ localName }) => localName === 'ul' || localName === 'ol')
  if (first?.localName !== 'p' || first.hasAttributes() || !isAlone) return [...blocks]
  return [...first.childNodes, ...rest]
}
