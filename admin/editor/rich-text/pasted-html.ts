import type { EditorView } from '@tiptap/pm/view'
import { replaceTables } from './tables/text-with-tables.ts'

/** HTML of another program as a text takes it in: see `pastedBody`. */
export const pastedHTML = (html: string, { state: { schema } }: EditorView): string => {
  const body = pastedBody(html)
  replaceTables(body, schema)
  return body.innerHTML
}

/**
 * Normalises HTML of another program: formatting given by styles and unsupported elements becomes supported elements.
 * It is parsed in a separate document in which no script runs and nothing is fetched.
 */
export const pastedBody = (html: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(withoutCode(html), 'text/html')
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) stylesToElements(element)
  for (const [from, to] of Object.entries(levels))
    for (const heading of body.querySelectorAll(from)) exchange(heading, to)
  return body
}

/** Event handlers and styles have no effect, but each would trigger a content security policy warning. */
export const withoutCode = (html: string): string =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, tag => tag.replaceAll(/\s(on\w+|style)(?=\s*=)/gi, ' data-$1'))

const stylesToElements = (element: HTMLElement): void => {
  const style = element.dataset.style ?? ''
  element.removeAttribute('data-style')
  if (isPlain(element, style)) element.replaceWith(...element.childNodes)
  else if (!element.closest('h1, h2, h3, h4, h5, h6')) {
    if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    if (/vertical-align:\s*sub/i.test(style)) wrapContent(element, 'sub')
    if (/vertical-align:\s*super/i.test(style)) wrapContent(element, 'sup')
  }
}

/** Whether an element's style cancels its meaning, as web word processors do. */
const isPlain = (element: HTMLElement, style: string): boolean =>
  (element.matches('b, strong') && /font-weight:\s*(normal|[1-5]00)/i.test(style)) ||
  (element.matches('i, em') && /font-style:\s*normal/i.test(style))

const wrapContent = (element: Element, name: string): void => {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** Mapped to the levels of formatted text. */
const levels = { h1: 'h2', h5: 'h4', h6: 'h4' }

const exchange = (element: Element, name: string): void => {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
