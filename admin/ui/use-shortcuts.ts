import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutOf } from './shortcut-of.ts'

/** Handles the shortcuts of a screen; dialogs handle their own keys. */
export const useShortcuts = (shortcuts: Partial<Record<Shortcut, () => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, isTextField(event.target))
    const run = shortcut && shortcuts[shortcut]
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

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
