/** `next` and `previous`: to another region of the screen. */
export type Shortcut = 'save' | 'undo' | 'redo' | 'find' | 'next' | 'previous' | 'help'

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The shortcut of a key press; null for all others, such as a question mark in a text. */
export const shortcutOf = (
  { key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey,
  isInText: boolean,
): Shortcut | null => {
  if (altKey) return null
  if (!ctrlKey && !metaKey) {
    if (key === 'F6') return shiftKey ? 'previous' : 'next'
    return key === '?' && !isInText ? 'help' : null
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
