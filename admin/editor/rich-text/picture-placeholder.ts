import style from './picture-placeholder.css?inline'
import type { TextPictures } from './text-pictures.ts'

export interface Placeholder {
  element: HTMLElement
  /** Shows the state of the upload; does nothing if the picture is no longer expected. */
  refresh(): void
}

/** A box that shows the upload of a picture; in a shadow tree, because the styles of the page are not for it. */
export const createPlaceholder = (
  id: number,
  { state, texts, retry, remove }: TextPictures,
  onLeave: () => void,
): Placeholder => {
  const element = document.createElement('span')
  element.dataset.picture = ''
  element.contentEditable = 'false'
  const box = document.createElement('div')
  box.setAttribute('role', 'group')
  const name = addTo(box, 'span', 'name')
  const progress = addTo(box, 'progress', 'progress')
  const error = addTo(box, 'span', 'error')
  const buttons = addTo(box, 'span', 'buttons')
  const button = (label: string, run: () => void) => {
    const made = addTo(buttons, 'button', 'button')
    made.type = 'button'
    made.textContent = label
    // The caret stays in the text.
    made.addEventListener('mousedown', event => event.preventDefault())
    made.addEventListener('click', () => {
      run()
      onLeave()
    })
    return made
  }
  const again = button(texts.retry, () => retry(id))
  const gone = button(texts.remove, () => remove(id))
  const shadow = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(box)

  const refresh = () => {
    const shown = state(id)
    if (!shown) return
    box.setAttribute('aria-label', shown.name)
    name.textContent = shown.name
    progress.setAttribute('aria-label', texts.progress(shown.name))
    progress.value = shown.sent
    progress.hidden = shown.error !== null
    error.textContent = shown.error ?? ''
    again.hidden = !shown.mayRetry
    again.setAttribute('aria-label', texts.retryNamed(shown.name))
    gone.setAttribute('aria-label', texts.removeNamed(shown.name))
  }
  refresh()
  return { element, refresh }
}

const addTo = <Tag extends keyof HTMLElementTagNameMap>(
  box: HTMLElement,
  tag: Tag,
  part: string,
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  element.className = part
  box.append(element)
  return element
}
