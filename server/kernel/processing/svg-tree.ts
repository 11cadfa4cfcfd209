/** An element of a vector image, with only what is allowed. */
export interface SvgElement {
  name: string
  attributes: Map<string, string>
  children: (SvgElement | string)[]
}

export const elementsIn = (children: SvgElement['children']): SvgElement[] =>
  children.filter(child => typeof child !== 'string')

/** Every element of a tree, from its root on. */
export function* walk(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of elementsIn(element.children)) yield* walk(child)
}

export const serialize = ({ name, attributes, children }: SvgElement): string => {
  const start = [name, ...[...attributes].map(([key, value]) => `${key}="${escape(value)}"`)].join(' ')
  if (children.length === 0) return `<${start}/>`
  const content = children.map(child => (typeof child === 'string' ? escape(child) : serialize(child)))
  return `<${start}>${content.join('')}</${name}>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? '')
