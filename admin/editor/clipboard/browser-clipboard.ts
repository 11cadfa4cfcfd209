import type { Clip } from './clip.ts'

/** Writes to the clipboard in a click handler; works in insecure contexts too, which lack the Clipboard API. */
export const writeClipboard = (clip: Clip): boolean => {
  const write = (event: ClipboardEvent) => {
    putOn(event, clip)
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', write, true)
  const isWritten = document.execCommand('copy')
  document.removeEventListener('copy', write, true)
  return isWritten
}

/** Reads the clipboard; null where browsers only allow reading on a paste event. */
export const readClipboard = async (): Promise<Clip | null> => {
  try {
    const items = await navigator.clipboard.read()
    const textOf = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type))
      return item ? (await item.getType(type)).text() : ''
    }
    return { html: await textOf('text/html'), text: await textOf('text/plain') }
  } catch {
    return null
  }
}

interface ClipboardKeys {
  /** Whether the focus is where clipboard commands apply to blocks. */
  isMeant(): boolean
  copy(): Clip | null
  cut(): Clip | null
  paste(clip: Clip): void
}

/** Handles copy, cut and paste in a document, except while a text is being edited. */
export const serveClipboard = (
  target: Document,
  { isMeant, copy, cut, paste }: ClipboardKeys,
): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const serve = (name: 'copy' | 'cut' | 'paste', run: (event: ClipboardEvent) => boolean) =>
    target.addEventListener(
      name,
      event => {
        if (!isWriting(target) && isMeant() && run(event)) event.preventDefault()
      },
      { signal },
    )
  const take = (clipOf: () => Clip | null) => (event: ClipboardEvent) => {
    // Selected text takes precedence over selected blocks.
    if (target.getSelection()?.isCollapsed === false) return false
    const clip = clipOf()
    if (clip) putOn(event, clip)
    return clip !== null
  }
  serve('copy', take(copy))
  serve('cut', take(cut))
  serve('paste', ({ clipboardData }) => {
    const clip = {
      html: clipboardData?.getData('text/html') ?? '',
      text: clipboardData?.getData('text/plain') ?? '',
    }
    if (clip.html === '' && clip.text === '') return false
    paste(clip)
    return true
  })
  return () => listening.abort()
}

const putOn = (event: ClipboardEvent, { html, text }: Clip): void => {
  event.clipboardData?.setData('text/html', html)
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}

/** Whether an editable element has the focus, including in shadow trees. `instanceof` fails across documents. */
const isWriting = (target: Document): boolean => {
  let element = target.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element !== null && (element.matches('input, textarea, select') || isContentEditable(element))
}

const isContentEditable = (element: Element): boolean =>
  'isContentEditable' in element && element.isContentEditable === true
