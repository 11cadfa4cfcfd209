import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a row for as long as the tree has it. Rows are drawn anew where their block then stands, or are
 * gone, and no browser says so to the tree.
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
