import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampCrop, initialCrop, maxZoom, squareOf } from './square-crop.ts'

const landscape = { width: 400, height: 300 }

describe('the square crop of an image', () => {
  it('starts as the largest square, centred', () => {
    expect(squareOf(landscape, initialCrop(landscape))).toEqual({ left: 50, top: 0, side: 300 })
  })

  it('shrinks with the zoom factor', () => {
    expect(squareOf(landscape, { ...initialCrop(landscape), zoom: 2 })).toEqual({
      left: 125,
      top: 75,
      side: 150,
    })
  })

  it('stays within the image wherever it is moved', () => {
    const length = fc.integer({ min: 1, max: 5_000 })
    const anywhere = fc.double({ min: -1e4, max: 1e4, noNaN: true })
    fc.assert(
      fc.property(
        length,
        length,
        anywhere,
        anywhere,
        fc.double({ min: 0, max: 9, noNaN: true }),
        (width, height, x, y, zoom) => {
          const crop = clampCrop({ width, height }, { x, y, zoom })
          const { left, top, side } = squareOf({ width, height }, crop)
          const slack = 1e-6
          expect(left).toBeGreaterThanOrEqual(-slack)
          expect(top).toBeGreaterThanOrEqual(-slack)
          expect(left + side).toBeLessThanOrEqual(width + slack)
          expect(top + side).toBeLessThanOrEqual(height + slack)
          expect(crop.zoom).toBeGreaterThanOrEqual(1)
          expect(crop.zoom).toBeLessThanOrEqual(maxZoom)
        },
      ),
    )
  })
})
