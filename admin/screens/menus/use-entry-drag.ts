import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { moveEntry, type Place, placeBeside } from './entries.ts'
import { useMenuEditing } from './menu-editing.ts'

const operations = ['reorder-before', 'reorder-after', 'combine'] as const satisfies readonly Operation[]

/** Makes a row draggable and a drop target; returns where the dragged item would be dropped. */
export const useEntryDrag = (row: RefObject<HTMLElement | null>, key: string): Operation | null => {
  const { items, move } = useMenuEditing()
  const [dragged, setHeld] = useState<Operation | null>(null)
  const placeAt = useEffectEvent((dragged: string, operation: Operation): Place | null => {
    const place = placeBeside(items, dragged, key, operation)
    return place && moveEntry(items, dragged, place) && place
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
      draggable({ element, getInitialData: () => ({ menuEntry: key }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => entryIn(source.data) !== null && entryIn(source.data) !== key,
        getData: ({ input, element, source }) => {
          const dragged = entryIn(source.data) ?? ''
          return attachInstruction(
            {},
            {
              input,
              element,
              operations: Object.fromEntries(operations.map(one => [one, place(dragged, one)])),
            },
          )
        },
        onDrag: ({ self }) => setHeld(extractInstruction(self.data)?.operation ?? null),
        onDragLeave: () => setHeld(null),
        onDrop: ({ self, source }) => {
          setHeld(null)
          const dragged = entryIn(source.data)
          const instruction = extractInstruction(self.data)
          if (dragged !== null && instruction) drop(dragged, instruction.operation)
        },
      }),
    )
  }, [row, key])
  return dragged
}

/** Key of the dragged item; null if something else is dragged. */
const entryIn = (data: Record<string | symbol, unknown>): string | null =>
  typeof data.menuEntry === 'string' ? data.menuEntry : null
