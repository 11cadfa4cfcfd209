import { cleanedLine } from '@ximblox/blocks/fields/cleaned-text'
import type { ClipboardEvent, DragEvent } from 'react'

/** Browsers glue the lines that are put into an input: “one”, “two” becomes “onetwo”. Here a space joins them. */
export const joinLines = {
  onPaste: (event: ClipboardEvent<HTMLInputElement>): void => insert(event, event.clipboardData),
  onDrop: (event: DragEvent<HTMLInputElement>): void => {
    const { currentTarget: input, clientX, clientY } = event
    insert(event, event.dataTransfer, () => {
      const at = document.caretPositionFromPoint?.(clientX, clientY)?.offset ?? input.value.length
      input.focus()
      input.setSelectionRange(at, at)
    })
  },
}

const insert = (
  event: { preventDefault(): void },
  data: DataTransfer,
  placeCaret: () => void = () => {},
): void => {
  const text = data.getData('text/plain')
  const joined = cleanedLine(text)
  if (joined === text) return
  event.preventDefault()
  placeCaret()
  // Unlike a new value, this can be undone with the browser's own undo.
  document.execCommand('insertText', false, joined)
}
