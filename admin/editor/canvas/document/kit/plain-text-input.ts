import { cleanedLine, cleanedText } from '@ximblox/blocks/fields/cleaned-text'
import type { ClipboardEvent, DragEvent } from 'react'
import type { JoinedLines } from '../../../state/commands/lines-below.ts'
import { offsetIn } from '../field-text.ts'
import { linesOfHTML } from '../html-lines.ts'

interface Options {
  isOneLine: boolean
  onJoined(lines: JoinedLines): void
}

/** Keeps what a field cannot store out of its element, with the caret and the undo of the browser. */
export const cleanInput = ({ isOneLine, onJoined }: Options) => {
  const clean = isOneLine ? cleanedLine : cleanedText
  const insert = (event: ClipboardEvent | DragEvent, data: DataTransfer, placeCaret?: () => void) => {
    const plain = data.getData('text/plain')
    // Some pages copy nothing but HTML, and the browser would replace the selected text by nothing.
    const given = plain === '' ? linesOfHTML(data.getData('text/html')) : plain
    const cleaned = clean(given)
    if (cleaned === plain) return
    event.preventDefault()
    placeCaret?.()
    const before = textBeforeSelection(event.currentTarget as HTMLElement)
    for (const [index, line] of cleaned.split('\n').entries()) {
      if (index > 0) document.execCommand('insertLineBreak')
      document.execCommand('insertText', false, line)
    }
    if (isOneLine && before !== null) onJoined({ before, pasted: given })
  }
  return {
    onPaste: (event: ClipboardEvent) => insert(event, event.clipboardData),
    onDrop: (event: DragEvent) =>
      insert(event, event.dataTransfer, () => {
        const at = document.caretPositionFromPoint?.(event.clientX, event.clientY)
        if (at) document.getSelection()?.collapse(at.offsetNode, at.offset)
      }),
  }
}

/** Refuses line breaks, also those of phones, whose Enter key has no name; returns a function that stops it. */
export const withoutBreaks = (element: HTMLElement): (() => void) => {
  const refuse = (event: InputEvent) => {
    if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault()
  }
  // React has an event of this name that is another one.
  element.addEventListener('beforeinput', refuse)
  return () => element.removeEventListener('beforeinput', refuse)
}

const textBeforeSelection = (element: HTMLElement): string | null => {
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (!range || !element.contains(range.startContainer)) return null
  return (element.textContent ?? '').slice(0, offsetIn(element, range.startContainer, range.startOffset))
}
