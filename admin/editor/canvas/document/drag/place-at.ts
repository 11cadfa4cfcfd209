import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { childrenIn, containerOf } from '../../../state/document/document.ts'
import type { BlockPlace } from '../../../state/document/places.ts'
import type { Canvas } from '../canvas-context.ts'
import { dropAfter, nearest } from './nearest.ts'

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
  const at = nearest(boxes, input.clientY)
  if (!at) return { place: { ...container, after: null }, line: lineAt(slot.getBoundingClientRect(), 'top') }
  const edge = edgeOf(elements.root(at.key) ?? slot, input)
  return {
    place: { ...container, after: dropAfter(keys, at.key, edge) },
    line: lineAt(at.box, edge),
  }
}

const edgeOf = (element: HTMLElement, input: Input): 'top' | 'bottom' => {
  const data = attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] })
  return extractClosestEdge(data) === 'bottom' ? 'bottom' : 'top'
}

const thickness = 4

const lineAt = ({ left, top, bottom, width }: DOMRect, edge: 'top' | 'bottom'): DOMRect =>
  new DOMRect(left, (edge === 'top' ? top : bottom) - thickness / 2, width, thickness)
