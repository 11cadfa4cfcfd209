import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'

interface Options {
  opened: boolean
  hasWords: () => boolean
  onClose: () => void
}

/** Keeps a dialog open until the user has chosen what becomes of the words that were typed in it. */
export const useDropWordsQuestion = ({ opened, hasWords, onClose }: Options) => {
  const [isClosing, setClosing] = useState(false)
  const blocker = useBlocker({
    // Other navigation is chosen in the dialog itself, whose words it uses.
    shouldBlockFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE' && hasWords(),
    enableBeforeUnload: hasWords,
    disabled: !opened,
    withResolver: true,
  })
  if (!opened && isClosing) setClosing(false)
  return {
    isAsked: isClosing || blocker.status === 'blocked',
    close: () => (hasWords() ? setClosing(true) : onClose()),
    keep: () => {
      setClosing(false)
      blocker.reset?.()
    },
    discard: () => {
      setClosing(false)
      onClose()
      blocker.proceed?.()
    },
  }
}
