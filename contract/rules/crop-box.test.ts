import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropBox, croppedSize, pointInCrop } from './crop-box.ts'

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

const crop = { x: 100, y: 50, width: 200, height: 100, rotate: 0, scaleX: 1, scaleY: 1 }

describe('croppedSize', () => {
  const whole = { ...crop, x: 0, y: 0, width: 10_000, height: 10_000 }

  test('is the size of the part', () => {
    expect(croppedSize(crop, { width: 1000, height: 500 })).toEqual({ width: 200, height: 100 })
  })

  test.each([
    [0, 400, 300],
    [90, 300, 400],
    [180, 400, 300],
    [-90, 300, 400],
    [360, 400, 300],
    [45, 495, 495],
    [30, 496, 460],
    [-30, 496, 460],
  ])(
    'of an image of 400 by 300 that is rotated by %i degrees is within %i by %i',
    (rotate, width, height) => {
      expect(croppedSize({ ...whole, rotate }, { width: 400, height: 300 })).toEqual({ width, height })
    },
  )
})

describe('pointInCrop', () => {
  const size = { width: 1000, height: 500 }

  test('counts from the corner of the crop', () => {
    expect(pointInCrop({ x: 0.15, y: 0.2 }, crop, size)).toEqual({ x: 0.25, y: 0.5 })
    expect(pointInCrop({ x: 0.15, y: 0.2 }, { ...crop, rotate: 360 }, size)).toEqual({ x: 0.25, y: 0.5 })
  })

  test('stays in the crop', () => {
    expect(pointInCrop({ x: 0, y: 0 }, crop, size)).toEqual({ x: 0, y: 0 })
    expect(pointInCrop({ x: 1, y: 1 }, crop, size)).toEqual({ x: 1, y: 1 })
  })

  test('is mirrored with the image', () => {
    expect(pointInCrop({ x: 0.75, y: 0.2 }, { ...crop, scaleX: -1 }, size)).toEqual({ x: 0.75, y: 0.5 })
    expect(pointInCrop({ x: 0.15, y: 0.75 }, { ...crop, scaleY: -1 }, size)).toEqual({ x: 0.25, y: 0.75 })
  })

  test('is none in a crop of a rotated image', () => {
    expect(pointInCrop({ x: 0.15, y: 0.2 }, { ...crop, rotate: 90 }, size)).toBeNull()
  })
})
