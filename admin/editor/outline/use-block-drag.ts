import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { BlockCommands } from '../block-commands.ts'
import { type BlockPlace, placeOf } from '../state/document/places.ts'
import { useWorkspace } from '../workspace.ts'
import { blockIn, dragData } from './drag-data.ts'

/** Makes a row draggable and a drop target; returns the edge at which a drop would insert. */
export const useBlockDrag = (
  row: RefObject<HTMLElement | null>,
  block: string,
  commands: BlockCommands,
): Edge | null => {
  const { editor, readOnly } = useWorkspace()
  const [edge, setEdge] = useState<Edge | null>(null)
  const placeAt = useEffectEvent((edge: Edge | null): BlockPlace | null => {
    const place = placeOf(editor.store.getState().document, block)
    return place && edge ? { ...place, after: edge === 'top' ? place.after : block } : null
  })
  const canDrop = useEffectEvent((dragged: string) =>
    (['top', 'bottom'] as const).some(edge => {
      const place = placeAt(edge)
      return place !== null && commands.canMove(dragged, place)
    }),
  )
  const drop = useEffectEvent((dragged: string, edge: Edge | null) => {
    const place = placeAt(edge)
    if (place) commands.move(dragged, place)
  })
  useEffect(() => {
    const element = row.current
    if (!element || readOnly) return
    return combine(
      draggable({ element, getInitialData: () => dragData(block) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const dragged = blockIn(source.data)
          return dragged !== null && dragged !== block && canDrop(dragged)
        },
        getData: ({ input, element }) =>
          attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const dragged = blockIn(source.data)
          if (dragged !== null) drop(dragged, extractClosestEdge(self.data))
        },
      }),
    )
  }, [row, block, readOnly])
  return edge
}
