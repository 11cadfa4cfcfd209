import { readHTML } from '../pasted-html/read-html.ts'

/** HTML of another program as a text takes it in. */
export const pastedHTML = (html: string): string => {
  const { body } = readHTML(html)
  rowsToParagraphs(body)
  return body.innerHTML
}

/** Formatted text has no tables. */
export const rowsToParagraphs = (body: HTMLElement): void => {
  for (const row of body.querySelectorAll('tr')) row.replaceWith(paragraphOf(row))
}

const paragraphOf = (row: Element): Element => {
  const line = row.ownerDocument.createElement('p')
  for (const cell of row.querySelectorAll('td, th')) {
    if (line.hasChildNodes()) line.append(' · ')
    line.append(...cell.childNodes)
  }
  return line
}
