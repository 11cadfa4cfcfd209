import type { KeyboardEvent } from 'react'
import type { BlockCommands } from '../block-commands.ts'
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
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const target = isPlain ? targetRow(rows, event.key, index) : undefined
    if (row.kind === 'block' && change) change(row.key)
    else if (
      row.kind === 'block' &&
      isPlain &&
      onToggle &&
      row.isOpen !== undefined &&
      row.isOpen === toggledState[event.key]
    )
      onToggle(row.key, !row.isOpen)
    else if (target) {
      onGo(target)
      if (event.key === 'Enter' && target.kind === 'block') onWrite(target.key)
    } else return
    event.preventDefault()
  }

/** The state in which a key toggles a row; otherwise it moves. */
const toggledState: Record<string, boolean> = { ArrowLeft: true, ArrowRight: false }

const changeFor = (
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  commands: BlockCommands,
): ((block: string) => unknown) | undefined => {
  const isCommand = ctrlKey || metaKey
  if (altKey && shiftKey) return arrangements(commands)[key]
  if (shiftKey && key === 'ArrowUp') return () => commands.extendBy(-1)
  if (shiftKey && key === 'ArrowDown') return () => commands.extendBy(1)
  if (isCommand && key.toLowerCase() === 'a') return commands.selectAll
  if (isCommand && key.toLowerCase() === 'd') return commands.duplicate
  if (key === 'Escape') return commands.select
  if (!isCommand && (key === 'Delete' || key === 'Backspace')) return commands.remove
}

const arrangements = (commands: BlockCommands): Record<string, (block: string) => unknown> => ({
  ArrowUp: commands.moveUp,
  ArrowDown: commands.moveDown,
  ArrowLeft: commands.moveOut,
  ArrowRight: commands.moveIn,
})

const targetRow = (rows: readonly OutlineRow[], key: string, index: number): OutlineRow | undefined => {
  const level = rows[index]?.level ?? 0
  const next = rows[index + 1]
  switch (key) {
    case 'ArrowDown':
      return next
    case 'ArrowUp':
      return rows[index - 1]
    case 'ArrowLeft':
      return rows.slice(0, index).findLast(row => row.level < level)
    case 'ArrowRight':
      return next && next.level > level ? next : undefined
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'Enter':
    case ' ':
      return rows[index]
    default:
      return undefined
  }
}
