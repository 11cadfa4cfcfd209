import { movedCaret } from './moved-caret.ts'

/** The text of an editable element, including line breaks. */
export const readText = (element: HTMLElement): string => {
  const text = partsOf(element).join('')
  // Browsers add a trailing line break after an empty last line.
  return text === '\n' ? '' : text
}

const partsOf = (node: Node): string[] =>
  [...node.childNodes].flatMap(child => {
    if (child.nodeType === Node.TEXT_NODE) return [child.nodeValue ?? '']
    return child.nodeName === 'BR' ? ['\n'] : partsOf(child)
  })

/** Writes a text into an element unless it is already there; the caret stays next to the same text. */
export const writeText = (element: HTMLElement, text: string): void => {
  const before = readText(element)
  if (before === text) return
  const caret = caretIn(element)
  element.textContent = text
  if (caret !== null) placeCaret(element, movedCaret(before, text, caret))
}

const caretIn = (element: HTMLElement): number | null => {
  const selection = document.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  return offsetIn(element, selection.focusNode, selection.focusOffset)
}

/** How many characters of an element are before a point in it. */
export const offsetIn = (element: HTMLElement, node: Node, offset: number): number => {
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  return range.toString().length
}

export const placeCaret = (element: HTMLElement, offset: number): void => {
  const node = element.firstChild ?? element
  document.getSelection()?.collapse(node, Math.min(offset, node.nodeValue?.length ?? 0))
}
