import type { PastedPage } from './page.ts'
import { styleOf } from './styles.ts'

/** Removes what a browser or text processor does not show. */
export const removeHidden = ({ body }: PastedPage): void => {
  for (const element of body.querySelectorAll(neverShown)) element.remove()
  for (const element of body.querySelectorAll('*')) if (isHidden(element)) element.remove()
}

/** Fallbacks, too: those of `object` may be shown. */
const neverShown = `script, style, title, meta, link, base, xml, template, noscript, noframes, noembed, iframe, frame,
  audio, video, canvas, datalist, dialog:not([open]), progress, meter, rp, [hidden], svg desc, svg defs, svg symbol, svg metadata,
  annotation, annotation-xml`

const isHidden = (element: Element): boolean => {
  const style = styleOf(element)
  return (
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    (/^(hidden|collapse)$/.test(style.get('visibility') ?? '') && !hasVisible(element)) ||
    // A formula is read aloud from a hidden element that says more than the visible one.
    (!element.querySelector('math') && (element.matches(forScreenReaders) || isClipped(style)))
  )
}

const hasVisible = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(inside => styleOf(inside).get('visibility') === 'visible')

/** Text for screen readers, which repeats what is seen. */
const forScreenReaders = `.sr-only:not([class*="not-sr-only"]), .visually-hidden, .visuallyhidden, .screen-reader-text, .screen-reader-only,
  .katex:has(math) .katex-html`

const isClipped = (style: ReadonlyMap<string, string>): boolean =>
  style.get('position') === 'absolute' &&
  (/^rect\(\s*([01](px)?[\s,]+){3}[01](px)?\s*\)/.test(style.get('clip') ?? '') ||
    /^inset\((50|100)%/.test(style.get('clip-path') ?? '') ||
    (/^[01](px)?$/.test(style.get('width') ?? '') && /^[01](px)?$/.test(style.get('height') ?? '')))
