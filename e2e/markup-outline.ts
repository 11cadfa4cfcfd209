declare global {
  interface Window {
    outlineOf(element: Element): string[]
  }
}

/**
 * Adds a function to a page that outlines markup for comparison: one element or text per line, attributes in order,
 * without editing aids. Must run before the scripts of the page.
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
    // Of the first picture, which only the public page gives priority.
    'fetchpriority',
    'loading',
    // The cover of a frame is a document of the public page.
    'srcdoc',
    'tabindex',
  ]
  const linesOf = (node: Node, indent: string): string[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [indent + node.nodeValue] : []
    if (!(node instanceof Element)) return []
    // Public pages omit empty fields.
    if (node.matches('[data-field]:empty, [data-missing]')) return []
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !editing.includes(name) && value !== '')
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
    const own = indent + [node.localName, ...attributes].join(' ')
    return [own, ...[...node.childNodes].flatMap(child => linesOf(child, `${indent}  `))]
  }
  window.outlineOf = element => {
    // React splits texts into nodes that HTML does not know.
    const copy = element.cloneNode(true)
    copy.normalize()
    return linesOf(copy, '')
  }
}
