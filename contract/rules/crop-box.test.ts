import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropBox } from './crop-box.ts'

describe('cropBox', () => {
  test('rounds to whole pixels', () => {
    expect(cropBox({ x: 10.4, y: 20.6, width: 100, height: 50 }, 1000, 1000)).toEqual({
      left: 10,
      top: 21,
      width: 100,
      height: 50,
    })
  })

  test('stays within the image', () => {
    expect(cropBox({ x: -50, y: 900, width: 2000, height: 2000 }, 1000, 1000)).toEqual({
      left: 0,
      top: 900,
      width: 1000,
      height: 100,
    })
  })

  test('has at least one pixel', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    const side = fc.integer({ min: 1, max: 60_000 })
    fc.assert(
      fc.property(number, number, number, number, side, side, (x, y, width, height, right, bottom) => {
        const box = cropBox({ x, y, width, height }, right, bottom)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.width).toBeGreaterThanOrEqual(1)
        expect(box.height).toBeGreaterThanOrEqual(1)
        expect(box.left + box.width).toBeLessThanOrEqual(right)
        expect(box.top + box.height).toBeLessThanOrEqual(bottom)
      }),
    )
  })
})
