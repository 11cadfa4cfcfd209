import { exchange, isElement, isEmpty, neighbour } from './dom.ts'
import type { PastedPage } from './page.ts'
import { styleAttribute, styleOf } from './styles.ts'
import { hasClass } from './word-list-paragraph.ts'

/** Code whose lines and blanks only a style or a table keeps becomes one preformatted block. */
export const makeCodeBlocks = ({ body }: PastedPage): void => {
  for (const old of body.querySelectorAll('xmp, listing, plaintext, codeblock')) exchange(old, 'pre')
  for (const table of body.querySelectorAll('table')) if (isCodeTable(table)) exchange(linesOf(table), 'pre')
  for (const block of body.querySelectorAll('div, p')) if (isCode(block)) exchange(block, 'pre', ['class'])
  for (const table of body.querySelectorAll('table'))
    if (table.querySelector('pre') && isNumbered(table))
      table.replaceWith(...table.querySelectorAll('td:last-child pre'))
  for (const code of body.querySelectorAll('pre pre')) exchange(code, 'div', [styleAttribute])
  joinLines(body)
}

/** The clipboards of code editors. */
const isCode = (block: Element): boolean => {
  if (block.closest('pre')) return false
  if (hasClass(block, 'HTMLPreformatted|SourceCode')) return true
  const style = styleOf(block)
  return (
    /^(pre|pre-wrap|break-spaces)\b/.test(style.get('white-space') ?? '') &&
    isMonospaced(style.get('font-family'))
  )
}

const isMonospaced = (font = ''): boolean =>
  /\bmonospace|consolas|courier|menlo|monaco|jetbrains mono|fira code|cascadia|source code pro|sfmono/.test(
    font,
  )

/** A table of lines, as code is shown on the web: in each row a line, perhaps after its number. */
const isCodeTable = (table: Element): boolean => {
  const rows = [...table.querySelectorAll('tr')].map(cellsOf)
  return (
    table.querySelector('table, th, caption') === null &&
    rows.some(cells => cells.some(cell => !isEmpty(cell))) &&
    rows.every(cells => {
      const line = cells.at(-1)
      return line === undefined || isLine(line) || isEmpty(line)
    }) &&
    areLineNumbers(rows.map(cells => cells.slice(0, -1)))
  )
}

const cellsOf = (row: Element): Element[] => [...row.children].filter(({ localName }) => localName === 'td')

const isLine = (cell: Element): boolean =>
  cell.matches('.blob-code, .hljs-ln-code, .react-code-line') ||
  (Boolean(styleOf(cell).get('white-space')?.startsWith('pre')) &&
    isMonospaced(styleOf(cell).get('font-family')))

/** Whether the cells before the lines only number them; any other number is a value. */
const areLineNumbers = (rows: readonly Element[][]): boolean => {
  const width = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => rows.flatMap(cells => cells[column] ?? [])).every(
    cells => {
      const others = cells.filter(cell => !isEmpty(cell) && !cell.matches('.blob-num, .hljs-ln-numbers'))
      return others.length === 0 || (others.length === cells.length && isCounting(others))
    },
  )
}

const isCounting = (cells: readonly Element[]): boolean => {
  const texts = cells.map(({ textContent }) => textContent.trim())
  const first = Number(texts[0])
  return texts.length > 1 && texts.every((text, index) => text === String(first + index))
}

const linesOf = (table: Element): Element => {
  const holder = table.ownerDocument.createElement('div')
  for (const row of table.querySelectorAll('tr')) {
    const line = table.ownerDocument.createElement('div')
    line.append(...(cellsOf(row).at(-1)?.childNodes ?? []))
    if (isEmpty(line)) line.replaceChildren(table.ownerDocument.createElement('br'))
    holder.append(line)
  }
  table.replaceWith(holder)
  return holder
}

/** Whether a table only puts the numbers of lines beside the lines. */
const isNumbered = (table: Element): boolean => {
  const [numbers, lines, ...others] = [...table.querySelectorAll('td, th, caption')]
  return (
    others.length === 0 &&
    /^[\d\s]+$/.test(numbers?.textContent ?? '') &&
    lines?.children.length === 1 &&
    lines.textContent.trim() === lines.querySelector('pre')?.textContent.trim()
  )
}

/** Some programs write every line of code as a block of its own. */
const joinLines = (body: HTMLElement): void => {
  for (const block of body.querySelectorAll('pre')) {
    if (!block.isConnected || !isLineBlock(block)) continue
    let next = neighbour(block, 'nextSibling')
    while (isElement(next) && isLineBlock(next)) {
      block.append('\n', ...next.childNodes)
      next.remove()
      next = neighbour(block, 'nextSibling')
    }
  }
}

const isLineBlock = (block: Element): boolean =>
  block.localName === 'pre' &&
  (hasClass(block, 'HTMLPreformatted|SourceCode') ||
    block.querySelector('o\\:p') !== null ||
    (block.hasAttribute('class') &&
      !/\n/.test(block.textContent.trim()) &&
      !block.querySelector('br, div, p')))
