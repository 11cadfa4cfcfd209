import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampToImage,
  fittedIn,
  largestCrop,
  offeredRatios,
  ratioIn,
  ratios,
  turned,
} from './crop-geometry.ts'

const landscape = { left: 10, top: 20, width: 1600, height: 900 }

describe('the largest crop', () => {
  it('takes the full height for a narrower ratio, and the full width for a wider one', () => {
    expect(largestCrop(landscape, 1)).toEqual({ left: 360, top: 20, width: 900, height: 900 })
    expect(largestCrop(landscape, 4)).toEqual({ left: 10, top: 270, width: 1600, height: 400 })
  })

  it('is everything for the ratio of the image, and for none', () => {
    expect(largestCrop(landscape, 16 / 9)).toEqual(landscape)
    expect(largestCrop(landscape, Number.NaN)).toEqual(landscape)
  })

  it('has the ratio, is centred, and stays within the image, whatever their shapes', () => {
    const length = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.05, max: 20, noNaN: true }), (width, height, ratio) => {
        const crop = largestCrop({ left: 0, top: 0, width, height }, ratio)
        expect(crop.width / crop.height).toBeCloseTo(ratio, 6)
        expect(crop.left * 2 + crop.width).toBeCloseTo(width, 6)
        expect(crop.top * 2 + crop.height).toBeCloseTo(height, 6)
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('an image on the stage', () => {
  it('is scaled down until all of it is visible, and centred', () => {
    expect(fittedIn({ width: 400, height: 400 }, { width: 1600, height: 800 })).toEqual({
      left: 0,
      top: 100,
      width: 400,
      height: 200,
    })
    expect(fittedIn({ width: 400, height: 400 }, { width: 100, height: 4000 })).toEqual({
      left: 195,
      top: 0,
      width: 10,
      height: 400,
    })
  })

  it('is scaled up if it is small', () => {
    expect(fittedIn({ width: 400, height: 300 }, { width: 1, height: 1 })).toMatchObject({
      width: 300,
      height: 300,
    })
  })
})

describe('a rotated crop', () => {
  it.each([
    [0, 90, 90],
    [270, 90, 0],
    [0, -90, 270],
    [-450, -90, 180],
    [12.5, 90, 102.5],
  ])('of %d degrees has after %i more %d', (rotate, degrees, expected) => {
    expect(turned(rotate, degrees)).toBe(expected)
  })
})

describe('a crop', () => {
  it('begins within the image although Cropper.js reports a position outside', () => {
    const crop = { x: -1, y: -0.4, width: 10, height: 10, rotate: -90, scaleX: -1, scaleY: 1 }
    expect(clampToImage(crop)).toEqual({ ...crop, x: 0, y: 0 })
    expect(clampToImage({ ...crop, x: 3, y: 4 })).toMatchObject({ x: 3, y: 4, rotate: -90, scaleX: -1 })
  })

  it('is free without an aspect ratio', () => {
    expect([ratioIn('1.5'), ratioIn(''), ratioIn('0')]).toEqual([1.5, Number.NaN, Number.NaN])
  })

  it('may have the ratio of its place beside the usual ones', () => {
    expect(offeredRatios(ratios, 2.35, 'Wie im Block').at(-1)).toEqual({ value: 2.35, label: 'Wie im Block' })
    expect([offeredRatios(ratios, 16 / 9, 'x'), offeredRatios(ratios, undefined, 'x')]).toEqual([
      ratios,
      ratios,
    ])
  })
})
