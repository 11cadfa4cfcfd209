/** The width of a device, or all the available width. */
export const canvasWidths = ['phone', 'tablet', 'desktop', 'fit'] as const
export type CanvasWidth = (typeof canvasWidths)[number]

/** In CSS pixels. Themes lay out a desktop from about 1024 on; each pixel more makes the words smaller. */
const pixels = { phone: 390, tablet: 820, desktop: 1200 }

/** The size of the page on the canvas, and how far it is scaled down because it is wider than the room for it. */
export interface CanvasSize {
  /** In CSS pixels; undefined for all the available width. */
  width: number | undefined
  scale: number
}

export const canvasSize = (width: CanvasWidth, room: number): CanvasSize => {
  if (width === 'fit') return { width: undefined, scale: 1 }
  return { width: pixels[width], scale: room > 0 ? Math.min(1, room / pixels[width]) : 1 }
}
