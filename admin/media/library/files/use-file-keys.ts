import type { MediaItem } from '@ximblox/contract/media'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useLibrary } from '../library-context.ts'
import { emptySelection, nextActive, type Selection, selectAll, selectFile } from './selection.ts'

interface Options {
  files: readonly MediaItem[]
  selection: Selection
  /** How many files stand beside each other. */
  columns: number
  multiple: boolean
  onSelect: (selection: Selection) => void
  onOpen: (file: MediaItem) => void
}

/** What the keys do in a list of files. */
export const useFileKeys = ({ files, selection, columns, multiple, onSelect, onOpen }: Options) => {
  const { mayChange, openDialog } = useLibrary()
  const ids = files.map(file => file.id)
  return (event: KeyboardEvent) => {
    const { isToggle, isRange } = modifiersOf(event, multiple)
    const active = files.find(({ id }) => id === selection.active)
    const to = nextActive(ids, selection.active, event.key, columns)
    if (to !== undefined) {
      // Ctrl with an arrow key moves the focus without changing the selection.
      if (isToggle && !isRange) onSelect({ ...selection, active: to })
      else onSelect(selectFile(selection, ids, to, { isToggle: false, isRange }))
    } else if (event.key === ' ' && active) {
      onSelect(
        selectFile(selection, ids, active.id, { isToggle: isToggle || (multiple && !isRange), isRange }),
      )
    } else if (event.key === 'Enter' && active) {
      onOpen(active)
    } else if (event.key.toLowerCase() === 'a' && isToggle) {
      onSelect(selectAll(ids, selection))
    } else if (event.key === 'Escape' && selection.selected.size > 0) {
      event.stopPropagation()
      onSelect(emptySelection)
    } else if (event.key === 'Delete' && mayChange && selection.selected.size > 0) {
      openDialog({ kind: 'delete-files', files: files.filter(({ id }) => selection.selected.has(id)) })
    } else if (event.key === 'F2' && mayChange && active) {
      openDialog({ kind: 'rename-file', file: active })
    } else {
      return
    }
    event.preventDefault()
  }
}

export const modifiersOf = (event: KeyboardEvent | MouseEvent, multiple: boolean) => ({
  isToggle: multiple && (event.ctrlKey || event.metaKey),
  isRange: multiple && event.shiftKey,
})
