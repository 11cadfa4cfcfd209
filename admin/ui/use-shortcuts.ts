import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  save?: () => void
  undo?: () => void
  redo?: () => void
  find?: () => void
  /** To the next or previous region of the screen. */
  next?: () => void
  previous?: () => void
  help?: () => void
}

/** Handles the shortcuts of a screen; dialogs handle their own keys. */
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

const commandOf = (event: KeyboardEvent): keyof Shortcuts | null => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (altKey) return null
  if (!ctrlKey && !metaKey) {
    if (key === 'F6') return shiftKey ? 'previous' : 'next'
    return key === '?' && !isTextField(event.target) ? 'help' : null
  }
  switch (key.toLowerCase()) {
    case 's':
      return shiftKey ? null : 'save'
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'f':
      return shiftKey ? null : 'find'
    case 'y':
      return 'redo'
    default:
      return null
  }
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
