import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { BlockClipboard } from '../clipboard/use-block-clipboard.ts'
import { type Container, containerOf } from '../state/document/document.ts'

/** Handles copy, cut and paste in the outline, and while nothing has the focus. */
export const useOutlineClipboard = (clipboard: BlockClipboard, tree: RefObject<HTMLElement | null>): void => {
  const serve = useEffectEvent(() =>
    clipboard.serve(document, {
      isMeant: () => {
        const { activeElement } = document
        return activeElement === document.body || tree.current?.contains(activeElement) === true
      },
      into: slotInFocus,
    }),
  )
  useEffect(() => serve(), [])
}

const slotInFocus = (): Container | null => {
  const { activeElement } = document
  const row = activeElement instanceof HTMLElement ? activeElement.dataset.row : undefined
  return row?.includes('/') ? containerOf(row) : null
}
