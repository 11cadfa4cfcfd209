import type { FocalPoint } from '@ximblox/contract/media'

/** The default focal point. */
export const centre: FocalPoint = { x: 0.5, y: 0.5 }

/** Clamps a point to the image and rounds it to hundredths, since finer steps are not visible. */
export const pointAt = (x: number, y: number): FocalPoint => ({ x: toHundredths(x), y: toHundredths(y) })

const toHundredths = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100))

const step = 0.01
const largeStep = 0.1

/** The point after a key press; undefined for keys that do not move it. */
export const movePoint = (
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | undefined => {
  const by = shiftKey ? largeStep : step
  switch (key) {
    case 'ArrowLeft':
      return pointAt(x - by, y)
    case 'ArrowRight':
      return pointAt(x + by, y)
    case 'ArrowUp':
      return pointAt(x, y - by)
    case 'ArrowDown':
      return pointAt(x, y + by)
    default:
      return
  }
}
