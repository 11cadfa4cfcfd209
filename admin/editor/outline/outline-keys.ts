import type { BlockCommands } from '../block-commands.ts'
import type { OutlineRow } from './outline-rows.ts'

/** What a rule has to know of a key press. */
export interface PressedKey {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: PressedKey): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey

/** Whether a key opens or closes a row; otherwise it moves. */
export const toggles = (key: string, isOpen: boolean | undefined): boolean =>
  isOpen !== undefined && toggledState.get(key) === isOpen

/** The state in which a key toggles a row. */
const toggledState = new Map([
  ['ArrowLeft', true],
  ['ArrowRight', false],
])

/** What a key does with a block; undefined if it leaves the block as it is. */
export const changeFor = (
  { key, altKey, shiftKey, ctrlKey, metaKey }: PressedKey,
  commands: Arrangements,
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

type Arrangements = Pick<
  BlockCommands,
  'moveUp' | 'moveDown' | 'moveOut' | 'moveIn' | 'extendBy' | 'selectAll' | 'duplicate' | 'select' | 'remove'
>

const arrangements = (commands: Arrangements): Record<string, (block: string) => unknown> => ({
  ArrowUp: commands.moveUp,
  ArrowDown: commands.moveDown,
  ArrowLeft: commands.moveOut,
  ArrowRight: commands.moveIn,
})

/** The row that a key moves to; undefined if it moves nowhere. */
export const targetRow = (
  rows: readonly OutlineRow[],
  key: string,
  index: number,
): OutlineRow | undefined => {
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
