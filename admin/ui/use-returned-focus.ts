import { useLayoutEffect } from 'react'

/**
 * Returns the focus to where it was before a dialog opened, unless it has moved on by itself. Mantine only does so for
 * dialogs that are rendered before they open.
 */
export const useReturnedFocus = (opened: boolean): void => {
  useLayoutEffect(() => {
    if (!opened) return
    const before = returnTarget(document.activeElement)
    return () => {
      const atClose = document.activeElement
      setTimeout(() => {
        const { activeElement, body } = document
        if (activeElement === null || activeElement === body || activeElement === atClose)
          before?.focus({ preventScroll: true })
      }, 10)
    }
  }, [opened])
}

/** A menu is closed by the choice that opens the dialog, so the focus returns to its button. */
const returnTarget = (element: Element | null): HTMLElement | null => {
  const menu = element?.closest('[role=menu]')
  const button = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  return button instanceof HTMLElement ? button : null
}
