/** An element of another name with the same content and no attributes but these. */
export const exchange = (element: Element, name: string, attributes: readonly string[] = []): HTMLElement => {
  const other = element.ownerDocument.createElement(name)
  for (const attribute of attributes) {
    const value = element.getAttribute(attribute)
    if (value !== null) other.setAttribute(attribute, value)
  }
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** An empty element of another name, with no attributes but these. */
export const copyOf = (element: Element, name: string, attributes: readonly string[]): Element => {
  const copy = element.ownerDocument.createElement(name)
  for (const attribute of attributes) {
    const value = element.getAttribute(attribute)
    if (value !== null) copy.setAttribute(attribute, value)
  }
  return copy
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

export const isElement = (node: Node | null | undefined): node is HTMLElement => node?.nodeType === 1

export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3

/** The name of an element in lower case, as HTML and as XML. */
export const nameOf = (element: Element): string => element.localName.toLowerCase()

/** Whether text is only white space, of any kind and width. */
export const isBlank = (text: string | null): boolean => !/[^\s\u200B\u2060\uFEFF]/u.test(text ?? '')

/** Whether nothing of a node is seen. */
export const isEmpty = (node: Node): boolean =>
  node.nodeType === 8 ||
  (isBlank(node.textContent) &&
    !(isElement(node) && (node.matches(seen) || node.querySelector(seen) !== null)))

const seen = 'img, input, [data-text-image]'

/** The text of an element with a space at each border, so that words of different lines stay apart. */
export const wordsOf = (node: Node): string => {
  const walker = (node.ownerDocument ?? document).createTreeWalker(node, 4)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}

/** The previous or next sibling that is not white space or a comment. */
export const neighbour = (node: Node, side: 'previousSibling' | 'nextSibling'): Node | null => {
  let found = node[side]
  while (found && (found.nodeType === 8 || (isText(found) && isBlank(found.data)))) found = found[side]
  return found
}
