import { nameOf } from './dom.ts'
import { styleOf } from './styles.ts'

/** Whether an element begins and ends a line. */
export const isBlockElement = (element: Element): boolean => {
  const name = nameOf(element)
  if (always.has(name) || element.matches('[data-text-image], [data-callout]')) return true
  const display = styleOf(element).get('display') ?? ''
  if (display === 'inline' || display === 'contents') return false
  return (
    blocks.has(name) || /^(block|flow-root|flex|grid|list-item|table|table-row|table-caption)$/.test(display)
  )
}

/** Browsers may show them in a line, but they are not text. */
const always = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'table', 'pre', 'p', 'hr'])

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hgroup',
  'legend',
  'main',
  'nav',
  'optgroup',
  'option',
  'search',
  'section',
  'summary',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
])
