import type { FocalPoint } from '@ximblox/contract/media'

/** Where a picture is cut around as long as nobody says otherwise. */
export const middle: FocalPoint = { x: 0.5, y: 0.5 }

/** A point that lies within the picture, to the nearest hundredth: finer cannot be told apart. */
export const pointAt = (x: number, y: number): FocalPoint => ({ x: part(x), y: part(y) })

const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100))

const step = 0.01
const largeStep = 0.1

/** Where a key moves the point to; nothing when it does nothing. */
export const stepPoint = (
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
