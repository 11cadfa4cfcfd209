// These functions run in the page, so that they refer to nothing outside themselves.

export interface Place {
  /** The middle of the element, in the window. */
  x: number
  y: number
  top: number
  left: number
  width: number
  height: number
}

/**
 * Where the first element is that matches, has this name and would get a click in its middle. It looks into the canvas,
 * which may be scaled, and open shadow trees, and scrolls to what is out of view.
 */
export const locate = (selector: string, name: string | null): Place | null => {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const root = element.getRootNode() as Document
    const label = root.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')
    const [labelled] = (element as HTMLInputElement).labels ?? []
    return words(
      element.getAttribute('aria-label') ?? label?.innerText ?? labelled?.innerText ?? element.innerText,
    )
  }
  const hit = (root: Document | ShadowRoot, element: Element, x: number, y: number) => {
    const top = root.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const search = (root: Document | ShadowRoot, left: number, top: number, scale: number): Place | null => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches(selector) && (name === null || nameOf(element) === name)) {
        const middle = () => {
          const box = element.getBoundingClientRect()
          return { box, x: box.left + box.width / 2, y: box.top + box.height / 2 }
        }
        let { box, x, y } = middle()
        if (box.width > 0 && !hit(root, element, x, y)) {
          element.scrollIntoView({ block: 'center' })
          ;({ box, x, y } = middle())
        }
        if (box.width > 0 && hit(root, element, x, y)) {
          const { width, height } = box
          return {
            x: left + x * scale,
            y: top + y * scale,
            left: left + box.left * scale,
            top: top + box.top * scale,
            width: width * scale,
            height: height * scale,
          }
        }
      }
      const frame = element.tagName === 'IFRAME' ? (element as HTMLIFrameElement) : null
      const within = frame?.contentDocument ?? element.shadowRoot
      if (!within) continue
      const box = frame?.getBoundingClientRect()
      const found = box
        ? search(within, left + box.left, top + box.top, (scale * box.width) / (frame?.offsetWidth ?? 1))
        : search(within, left, top, scale)
      if (found) return found
    }
    return null
  }
  return search(document, 0, 0, 1)
}

/** The texts of all elements that match, also on the canvas. */
export const textsOf = (selector: string): string[] =>
  [document, ...[...document.querySelectorAll('iframe')].map(frame => frame.contentDocument)].flatMap(root =>
    [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].map(({ innerText }) =>
      innerText.replaceAll(/\s+/g, ' ').trim(),
    ),
  )

/** Where the page begins on the screen. */
export const pageOnScreen = (): { x: number; y: number } => ({
  x: window.screenX,
  y: window.screenY + window.outerHeight - window.innerHeight,
})
