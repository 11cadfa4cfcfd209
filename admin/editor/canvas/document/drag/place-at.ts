import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'
import { childrenIn, containerOf } from '../../../state/document/document.ts'
import type { BlockPlace } from '../../../state/document/places.ts'
import type { Canvas } from '../canvas-context.ts'
import { type Box, dropAfter, type Edge, edgeAt, nearest } from './nearest.ts'

export interface Drop {
  place: BlockPlace
  /** The drop indicator, in viewport coordinates. */
  line: DOMRect
}

/** The place of a drop at the pointer: in the innermost container around it that accepts the blocks. */
export const dropAt = (
  canvas: Pick<Canvas, 'bridge' | 'elements'>,
  input: Input,
  isAllowed: (place: BlockPlace) => boolean,
): Drop | null => {
  let element = document.elementFromPoint(input.clientX, input.clientY)
  while (element) {
    const slot: HTMLElement | null = element.closest('[data-slot]')
    if (!slot) return null
    const drop = dropIn(canvas, slot, input)
    if (isAllowed(drop.place)) return drop
    element = slot.parentElement
  }
  return null
}

const dropIn = (
  { bridge, elements }: Pick<Canvas, 'bridge' | 'elements'>,
  slot: HTMLElement,
  input: Input,
): Drop => {
  const container = containerOf(slot.dataset.slot ?? '')
  const keys = childrenIn(bridge.editor.store.getState().document, container)
  const boxes = keys.flatMap(key => {
    const box = elements.box(key)
    return box ? [{ key, box }] : []
  })
  const pointer = { x: input.clientX, y: input.clientY }
  const at = nearest(boxes, pointer)
  if (!at) return { place: { ...container, after: null }, line: lineAt(slot.getBoundingClientRect(), 'top') }
  const edge = edgeAt(
    at.box,
    boxes.map(({ box }) => box),
    pointer,
  )
  const isRightToLeft = getComputedStyle(slot).direction === 'rtl'
  return {
    place: { ...container, after: dropAfter(keys, at.key, edge, isRightToLeft) },
    line: lineAt(at.box, edge),
  }
}

const thickness = 4

const lineAt = (box: Box, edge: Edge): DOMRect => {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  return edge === 'left' || edge === 'right'
    ? new DOMRect(box[edge] - thickness / 2, box.top, thickness, height)
    : new DOMRect(box.left, box[edge] - thickness / 2, width, thickness)
}
