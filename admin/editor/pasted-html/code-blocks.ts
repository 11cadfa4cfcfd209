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
      table.replaceWith(...table.querySelectorAll('pre:last-child'))
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

/** A table of lines, as code is shown on the web: a number and a line in each row. */
const isCodeTable = (table: Element): boolean => {
  const cells = [...table.querySelectorAll('td')].filter(cell => !isEmpty(cell))
  return (
    cells.length > 0 &&
    table.querySelector('table, th') === null &&
    cells.some(isLine) &&
    cells.every(cell => isLine(cell) || isLineNumber(cell))
  )
}

const isLine = (cell: Element): boolean =>
  cell.matches('.blob-code, .code, .hljs-ln-code, .react-code-line') ||
  (Boolean(styleOf(cell).get('white-space')?.startsWith('pre')) &&
    isMonospaced(styleOf(cell).get('font-family')))

const isLineNumber = (cell: Element): boolean =>
  /^[\d\s+-]*$/.test(cell.textContent) || cell.matches('.blob-num, .hljs-ln-numbers')

const linesOf = (table: Element): Element => {
  const lines = [...table.querySelectorAll('tr')].map(row => [...row.querySelectorAll('td')].filter(isLine))
  const holder = table.ownerDocument.createElement('div')
  for (const cells of lines) {
    const line = table.ownerDocument.createElement('div')
    line.append(...cells.flatMap(cell => [...cell.childNodes]))
    if (isEmpty(line)) line.replaceChildren(table.ownerDocument.createElement('br'))
    holder.append(line)
  }
  table.replaceWith(holder)
  return holder
}

/** Whether a table only puts the numbers of lines beside the lines. */
const isNumbered = (table: Element): boolean => {
  const cells = [...table.querySelectorAll('td')]
  return (
    cells.length === 2 &&
    /^[\d\s]+$/.test(cells[0]?.textContent ?? '') &&
    cells[1]?.querySelector('pre') !== null
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
