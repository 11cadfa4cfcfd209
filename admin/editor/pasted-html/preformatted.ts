import { isBlockElement, isSpreadPart } from './block-element.ts'
import { isElement, isText, nameOf } from './dom.ts'

/** Preformatted text with its lines and blanks, and nothing else. */
export const preformatted = (element: HTMLElement): Element[] => {
  const text = textIn(element).replaceAll(/\r\n?/g, '\n').replaceAll('\u00A0', ' ')
  const lines = text.split('\n').map(line => line.trimEnd())
  const first = lines.findIndex(line => line !== '')
  if (first < 0) return []
  const block = element.ownerDocument.createElement('pre')
  block.append(lines.slice(first, lines.findLastIndex(line => line !== '') + 1).join('\n'))
  return [block]
}

const textIn = (element: Element, before = ''): string => {
  let text = before
  for (const node of element.childNodes) {
    if (isText(node)) text += node.data
    else if (isElement(node)) {
      const gap = isSpreadPart(node) ? ' ' : ''
      if (text !== before) text += gap
      if (nameOf(node) === 'br') text += '\n'
      else if (isBlockElement(node)) text = withEnd(textIn(node, withEnd(text)))
      else text = textIn(node, text) + gap
    }
  }
  return text
}

/** A block in the text has lines of its own. */
const withEnd = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)
