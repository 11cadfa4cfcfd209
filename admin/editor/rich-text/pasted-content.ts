import { type PastedHTML, readHTML } from '../pasted-html/read-html.ts'

/** HTML of another program as a text takes it in: formatted text has no tables. */
export const pastedContent = (html: string): PastedHTML => {
  const content = readHTML(html)
  rowsToParagraphs(content.body)
  return content
}

export const rowsToParagraphs = (body: HTMLElement): void => {
  // From the inside to the outside.
  for (const row of [...body.querySelectorAll('tr')].toReversed()) row.replaceWith(paragraphOf(row))
}

const paragraphOf = (row: Element): Element => {
  const line = row.ownerDocument.createElement('p')
  for (const cell of row.querySelectorAll('td, th')) {
    if (line.hasChildNodes()) line.append(' · ')
    line.append(...cell.childNodes)
  }
  return line
}
