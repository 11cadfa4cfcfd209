import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element has ever been outside of everything that is collapsed. */
export const useHasOpened = (element: RefObject<Element | null>): boolean => {
  const [hasOpened, setHasOpened] = useState(false)
  useLayoutEffect(() => {
    const listening = new AbortController()
    const look = () => {
      const collapsed = element.current?.closest('details:not([open])')
      if (!collapsed) setHasOpened(true)
      else collapsed.addEventListener('toggle', look, { once: true, signal: listening.signal })
    }
    look()
    return () => listening.abort()
  }, [element])
  return hasOpened
}
