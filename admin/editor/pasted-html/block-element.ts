import { nameOf } from './dom.ts'
import { styleOf } from './styles.ts'

/** Whether an element begins and ends a line. */
export const isBlockElement = (element: Element): boolean => {
  const name = nameOf(element)
  if (always.has(name) || element.matches('[data-text-image], [data-callout]')) return true
  const display = displayOf(element)
  if (display === 'inline' || display === 'contents') return false
  return (
    blocks.has(name) || /^(block|flow-root|flex|grid|list-item|table|table-row|table-caption)$/.test(display)
  )
}

/** Whether an element is a part of one whose parts stand side by side, so that words in them are apart. */
export const isSpreadPart = (element: Element): boolean =>
  // A break opportunity belongs to the text around it.
  nameOf(element) !== 'wbr' && element.parentElement !== null && isSpread(element.parentElement)

const isSpread = (element: Element): boolean => {
  const display = displayOf(element)
  if (display === 'contents') return element.parentElement !== null && isSpread(element.parentElement)
  // Browsers put a box around what `details` holds.
  return nameOf(element) !== 'details' && /\b(flex|grid)$/.test(display)
}

/** Whether an element in a line stands beside the words around it. */
export const isApart = (element: Element): boolean => {
  const style = styleOf(element)
  const display = displayOf(element)
  return (
    isSpreadPart(element) ||
    display === 'table-cell' ||
    /^(absolute|fixed)$/.test(style.get('position') ?? '') ||
    /^(left|right|inline-start|inline-end)$/.test(style.get('float') ?? '') ||
    (display.startsWith('inline-') && sides.some(side => hasLength(style.get(side))))
  )
}

const sides = ['margin', 'padding', 'margin-left', 'margin-right', 'padding-left', 'padding-right'] as const

/** Whether one of its lengths is more than nothing. */
const hasLength = (lengths = ''): boolean => lengths.split(' ').some(length => Number.parseFloat(length) > 0)

/** One word for what may be written in two, or in the words of an old browser. */
const displayOf = (element: Element): string =>
  (styleOf(element).get('display') ?? '')
    .replace(/^inline flow-root$/, 'inline-block')
    .replace(/^inline (flex|grid|table)$/, 'inline-$1')
    .replace(/^-webkit-(inline-)?(box|flex)$/, '$1flex')
    .replace(/^(block|inline) flow$/, '$1')
    .replace(/^block (flow-root|flex|grid|table)$/, '$1')
    .replace(/^(block )?(flow )?list-item$/, 'list-item')

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
  'listing',
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
  'xmp',
])
