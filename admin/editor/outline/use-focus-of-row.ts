import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a row. Moved rows are rendered at their new place and deleted rows disappear; in both cases
 * browsers drop the focus without an event.
 */
export const useFocusOfRow = (tree: RefObject<HTMLElement | null>, id: string | undefined) => {
  const isInTree = useRef(false)
  useLayoutEffect(() => {
    if (!isInTree.current || id === undefined) return
    const row = tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    if (row && row !== document.activeElement) row.focus()
  })
  return {
    onFocus: () => {
      isInTree.current = true
    },
    onBlur: () => {
      isInTree.current = false
    },
  }
}
