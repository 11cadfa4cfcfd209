declare global {
  interface Window {
    outlineOf(element: Element): string[]
  }
}

/**
 * Makes known to a page how markup is compared: one element or text a line, attributes in order, without what is
 * there to be edited only. Run in the page before its scripts.
 */
export const installOutline = (): void => {
  const editing = [
    'contenteditable',
    'data-block',
    'data-field',
    'data-image',
    'data-list',
    'data-placeholder',
    'data-slot',
    'tabindex',
  ]
  const linesOf = (node: Node, indent: string): string[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [indent + node.nodeValue] : []
    if (!(node instanceof Element)) return []
    // In public an empty field is not rendered at all.
    if (node.matches('[data-field]:empty, [data-missing]')) return []
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !editing.includes(name) && value !== '')
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
    const own = indent + [node.localName, ...attributes].join(' ')
    return [own, ...[...node.childNodes].flatMap(child => linesOf(child, `${indent}  `))]
  }
  window.outlineOf = element => linesOf(element, '')
}
