import { useCallback } from 'react'

/** For the element around a form. While its words are being sent, others cannot be typed that would go with the form. */
export const useNoInput = (isSending: boolean) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isSending) return
      const refuse = (event: Event) => event.preventDefault()
      element.addEventListener('beforeinput', refuse)
      return () => element.removeEventListener('beforeinput', refuse)
    },
    [isSending],
  )
