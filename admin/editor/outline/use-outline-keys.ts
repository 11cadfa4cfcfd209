import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { BlockCommands } from '../use-block-commands.ts'
import { type OutlineRow, rowID } from './outline-rows.ts'

interface Options {
  rows: readonly OutlineRow[]
  commands: BlockCommands
  tree: RefObject<HTMLElement | null>
  onGo: (id: string) => void
  onWrite: (block: string) => void
}

/** The keys of a tree, and those that arrange its blocks. */
export const useOutlineKeys = ({ rows, commands, tree, onGo, onWrite }: Options) => {
  const elements = () => [...(tree.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const focus = (id: string) =>
    elements()
      .find(({ dataset }) => dataset.row === id)
      ?.focus()
  const go = (row: OutlineRow | undefined) => {
    if (!row) return
    flushSync(() => onGo(rowID(row)))
    focus(rowID(row))
  }
  /** Rows are drawn anew where the block now stands, which must not cost it the focus. */
  const arrange = (block: string, run: (block: string) => unknown) => {
    flushSync(() => run(block))
    focus(block)
  }
  const remove = (block: string, index: number) => {
    flushSync(() => commands.remove(block))
    const left = elements()
    left[Math.min(index, left.length - 1)]?.focus()
  }

  const arrangement = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey && shiftKey && key === 'ArrowUp') return commands.moveUp
    if (altKey && shiftKey && key === 'ArrowDown') return commands.moveDown
    if (altKey && shiftKey && key === 'ArrowLeft') return commands.moveOut
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return commands.duplicate
    return null
  }
  const goal = (key: string, index: number): OutlineRow | undefined => {
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
  return (event: KeyboardEvent<HTMLElement>) => {
    const index = rows.findIndex(row => rowID(row) === event.currentTarget.dataset.row)
    const row = rows[index]
    if (!row || event.target !== event.currentTarget) return
    const block = row.kind === 'block' ? row.key : null
    const change = arrangement(event)
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    const target = isPlain ? goal(event.key, index) : undefined
    if (block !== null && change) arrange(block, change)
    else if (block !== null && isPlain && event.key === 'Delete') remove(block, index)
    else if (block !== null && isPlain && event.key === 'Enter') {
      go(row)
      onWrite(block)
    } else if (target) go(target)
    else return
    event.preventDefault()
  }
}
