import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { dropPlace, moveItem, type Place } from './item-tree.ts'
import { useMenuEditing } from './menu-editing.ts'

const operations = ['reorder-before', 'reorder-after', 'combine'] as const satisfies readonly Operation[]

/** Makes a row draggable and a drop target; returns where the dragged item would be dropped. */
export const useItemDrag = (row: RefObject<HTMLElement | null>, key: string): Operation | null => {
  const { items, move } = useMenuEditing()
  const [dropOperation, setDropOperation] = useState<Operation | null>(null)
  const placeAt = useEffectEvent((dragged: string, operation: Operation): Place | null => {
    const place = dropPlace(items, dragged, key, operation)
    return place && moveItem(items, dragged, place) && place
  })
  const drop = useEffectEvent((dragged: string, operation: Operation) => {
    const place = placeAt(dragged, operation)
    if (place) move(dragged, place)
  })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const place = (dragged: string, operation: Operation) =>
      placeAt(dragged, operation) ? 'available' : 'not-available'
    return combine(
      autoScrollWindowForElements(),
      draggable({ element, getInitialData: () => ({ menuItem: key }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedKey(source.data) !== null && draggedKey(source.data) !== key,
        getData: ({ input, element, source }) => {
          const dragged = draggedKey(source.data) ?? ''
          return attachInstruction(
            {},
            {
              input,
              element,
              operations: Object.fromEntries(operations.map(one => [one, place(dragged, one)])),
            },
          )
        },
        onDrag: ({ self }) => setDropOperation(extractInstruction(self.data)?.operation ?? null),
        onDragLeave: () => setDropOperation(null),
        onDrop: ({ self, source }) => {
          setDropOperation(null)
          const dragged = draggedKey(source.data)
          const instruction = extractInstruction(self.data)
          if (dragged !== null && instruction) drop(dragged, instruction.operation)
        },
      }),
    )
  }, [row, key])
  return dropOperation
}

/** Key of the dragged item; null if something else is dragged. */
const draggedKey = (data: Record<string | symbol, unknown>): string | null =>
  typeof data.menuItem === 'string' ? data.menuItem : null
