export type Alignment = 'nearest' | 'start' | 'center'

/**
 * Scrolls an element into view within its own document. `scrollIntoView` would also scroll the document around the
 * frame.
 */
export const scrollToElement = (element: HTMLElement, alignment: Alignment): void => {
  for (let parent = element.parentElement; parent && parent !== root(); parent = parent.parentElement) {
    if (!isScroller(parent)) continue
    const view = parent.getBoundingClientRect()
    const rect = element.getBoundingClientRect()
    parent.scrollBy({
      top: scrollOffset(verticalOf(rect), verticalOf(view), 'nearest'),
      left: scrollOffset(horizontalOf(rect), horizontalOf(view), 'nearest'),
      behavior: 'instant',
    })
  }
  const padding = Number.parseFloat(getComputedStyle(root()).scrollPaddingTop) || 0
  const view = { start: padding, end: innerHeight }
  const top = scrollOffset(verticalOf(element.getBoundingClientRect()), view, alignment)
  scrollBy({ top, behavior: 'instant' })
}

interface Span {
  start: number
  end: number
}

/** The scroll distance that aligns a span with a view; `nearest` follows the browser's own rules. */
export const scrollOffset = (span: Span, view: Span, alignment: Alignment): number => {
  const [toStart, toEnd] = [span.start - view.start, span.end - view.end]
  if (alignment === 'start') return toStart
  if (alignment === 'center') return (toStart + toEnd) / 2
  const isInside = toStart >= 0 && toEnd <= 0
  const isAround = toStart <= 0 && toEnd >= 0
  if (isInside || isAround) return 0
  return toStart < 0 ? Math.max(toStart, toEnd) : Math.min(toStart, toEnd)
}

const root = () => document.documentElement

/** The overflow of the body applies to the window. */
const isScroller = (element: HTMLElement): boolean =>
  element !== document.body &&
  (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
  !/^(visible|clip)/.test(getComputedStyle(element).overflow)

const verticalOf = ({ top, bottom }: DOMRect): Span => ({ start: top, end: bottom })
const horizontalOf = ({ left, right }: DOMRect): Span => ({ start: left, end: right })
