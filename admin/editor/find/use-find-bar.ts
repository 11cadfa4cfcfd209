import { useState } from 'react'
import type { CanvasHandle, Found } from '../canvas/bridge.ts'
import { activeBlockOf } from '../state/selected.ts'
import { useWorkspace } from '../workspace.ts'
import { termIn } from './found-steps.ts'

/** An open search: what it begins with, and where its user came from. */
export interface FindRequest {
  term: string
  /** The block from which to search. */
  block: string | undefined
  opener: Element | null
}

/** The search on the page; closing it leads back to where the user was, or to what was found in the page. */
export const useFindBar = (canvas: CanvasHandle | null) => {
  const { editor } = useWorkspace()
  const [request, setRequest] = useState<FindRequest | null>(null)
  const find = (selected = '') => {
    const term = termIn(selected)
    setRequest(before => ({
      term: term || before?.term || '',
      block: activeBlockOf(editor.store.getState()),
      opener: before?.opener ?? document.activeElement,
    }))
  }
  const close = (found: Found | null) => {
    const opener = request?.opener
    setRequest(null)
    const isOnPage = opener instanceof HTMLIFrameElement || opener === document.body
    if (canvas && found && isOnPage) canvas.writeFound(found)
    else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  return { request, find, close }
}
