import type { KeyboardEvent } from 'react'
import type { BlockCommands } from '../block-commands.ts'
import { changeFor, isPlain, targetRow, toggles } from './outline-keys.ts'
import { type OutlineRow, rowID } from './outline-rows.ts'
import type { ShownRow } from './shown-rows.ts'

interface Options {
  rows: readonly ShownRow[]
  commands: BlockCommands
  onGo: (row: OutlineRow) => void
  /** Absent while rows cannot be collapsed. */
  onToggle: ((block: string, isOpen: boolean) => void) | undefined
  /** Starts editing a block. */
  onWrite: (block: string) => void
}

/** The keyboard handling of a tree, plus selecting and moving its blocks. */
export const useOutlineKeys =
  ({ rows, commands, onGo, onToggle, onWrite }: Options) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.row : undefined
    const index = rows.findIndex(row => rowID(row) === id)
    const row = rows[index]
    if (!row) return
    const change = row.kind === 'block' ? changeFor(event, commands) : undefined
    const target = isPlain(event) ? targetRow(rows, event.key, index) : undefined
    if (row.kind === 'block' && change) change(row.key)
    else if (row.kind === 'block' && onToggle && isPlain(event) && toggles(event.key, row.isOpen))
      onToggle(row.key, !row.isOpen)
    else if (target) {
      onGo(target)
      if (event.key === 'Enter' && target.kind === 'block') onWrite(target.key)
    } else return
    event.preventDefault()
  }
