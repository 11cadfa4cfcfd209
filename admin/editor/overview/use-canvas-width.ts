import { useState } from 'react'
import { type CanvasWidth, canvasWidths } from '../canvas/canvas-width.ts'
import { readRemembered, remember } from '../remember.ts'

const name = 'width'

/** The chosen width of the page on the canvas, which the browser remembers. */
export const useCanvasWidth = () => {
  const [width, setWidth] = useState(() => {
    const known = readRemembered('localStorage', name)
    return canvasWidths.find(one => one === known) ?? 'desktop'
  })
  const choose = (next: CanvasWidth) => {
    remember('localStorage', name, next)
    setWidth(next)
  }
  return { width, setWidth: choose }
}
