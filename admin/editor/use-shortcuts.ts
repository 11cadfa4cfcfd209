import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  save?: () => void
  undo?: () => void
  redo?: () => void
}

/** The keys of the whole screen, in dialogs left to what is in them. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    const run = command && shortcuts[command]
    if (!run || isInDialog(event.target)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const commandOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof Shortcuts | null => {
  if ((!ctrlKey && !metaKey) || altKey) return null
  switch (key.toLowerCase()) {
    case 's':
      return 'save'
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    default:
      return null
  }
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null
