import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { BlockCommands } from '../block-commands.ts'
import type { Container } from '../state/document/document.ts'
import { useWorkspace } from '../workspace.ts'
import { blockIn } from './drag-data.ts'

/** Makes the row of a slot a drop target for its first position; returns whether a block is dragged over it. */
export const useSlotDrop = (
  row: RefObject<HTMLElement | null>,
  { parent, slot }: Container,
  commands: BlockCommands,
): boolean => {
  const { readOnly } = useWorkspace()
  const [isOver, setOver] = useState(false)
  const place = { parent, slot, after: null }
  const canDrop = useEffectEvent(
    (dragged: string | null) => dragged !== null && commands.canMove(dragged, place),
  )
  const drop = useEffectEvent((dragged: string | null) => {
    setOver(false)
    if (dragged !== null) commands.move(dragged, place)
  })
  useEffect(() => {
    const element = row.current
    if (!element || readOnly) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => canDrop(blockIn(source.data)),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => drop(blockIn(source.data)),
    })
  }, [row, readOnly])
  return isOver
}
