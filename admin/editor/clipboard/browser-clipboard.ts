import { extensionsOf } from '@ximblox/contract/file-types'
import { hasWords, pictureFiles } from '../rich-text/picture-files.ts'
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
    const [text, html] = [await textOf('text/plain'), await textOf('text/html')]
    const files = text === '' && !hasWords(html) ? await picturesIn(items) : []
    return { html, text, files }
  } catch {
    return null
  }
}

const picturesIn = (items: ClipboardItems): Promise<File[]> =>
  Promise.all(
    items.flatMap(item => {
      const type = item.types.find(type => type.startsWith('image/'))
      const name = `image${extensionsOf(type ?? '')[0] ?? ''}`
      return type ? [item.getType(type).then(data => new File([data], name, { type }))] : []
    }),
  )

interface ClipboardKeys {
  /** Whether the focus is where clipboard commands apply to blocks. */
  isMeant(): boolean
  copy(): Clip | null
  cut(): Clip | null
  paste(clip: Clip): void
  pasteFiles(files: readonly File[]): void
  /** Called with the HTML that a plain text is about to take in. */
  pasteText(html: string): void
}

/** Handles copy, cut and paste in a document, except while a text is being edited. */
export const serveClipboard = (
  target: Document,
  { isMeant, copy, cut, paste, pasteFiles, pasteText }: ClipboardKeys,
): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const serve = (name: 'copy' | 'cut' | 'paste', run: (event: ClipboardEvent) => boolean) =>
    target.addEventListener(
      name,
      event => {
        // A text that took tables has been divided by now, and is no longer being edited.
        if (event.defaultPrevented || isWriting(target)) return
        if (isMeant() && run(event)) event.preventDefault()
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
  // Pictures in a plain text become blocks; in the capture phase, before the text's own handling.
  target.addEventListener(
    'paste',
    event => {
      const files = pictureFiles(event.clipboardData)
      if (isInForm(target) || isInRichText(event) || !(isWriting(target) || isMeant())) return
      if (files.length === 0) {
        if (isWriting(target)) pasteText(event.clipboardData?.getData('text/html') ?? '')
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      pasteFiles(files)
    },
    { signal, capture: true },
  )
  return () => listening.abort()
}

const putOn = (event: ClipboardEvent, { html, text }: Clip): void => {
  event.clipboardData?.setData('text/html', html)
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}

/** Whether the user writes in a form, or on the page in its frame. */
export const isSomeoneWriting = (): boolean => {
  const { activeElement } = document
  const framed = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null
  return isWriting(framed ?? document)
}

/** Formatted texts take pictures themselves. */
const isInRichText = ({ target }: ClipboardEvent): boolean =>
  (target as Element | null)?.closest?.('.ProseMirror') != null

/** Whether an editable element has the focus, including in shadow trees. `instanceof` fails across documents. */
const isWriting = (target: Document): boolean => {
  const element = focusedIn(target)
  return isInForm(target) || (element !== null && isContentEditable(element))
}

const isInForm = (target: Document): boolean => focusedIn(target)?.matches('input, textarea, select') === true

const focusedIn = (target: Document): Element | null => {
  let element = target.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

const isContentEditable = (element: Element): boolean =>
  'isContentEditable' in element && element.isContentEditable === true
