import { expect, it } from 'vitest'
import { canvasSize } from './canvas-width.ts'

it('scales a device down to the room for it, and never up', () => {
  expect(canvasSize('desktop', 744)).toEqual({ width: 1200, scale: 0.62 })
  expect(canvasSize('phone', 744)).toEqual({ width: 390, scale: 1 })
})

it('scales nothing while the room is unknown or the page fits into it', () => {
  expect(canvasSize('desktop', 0).scale).toBe(1)
  expect(canvasSize('fit', 744)).toEqual({ width: undefined, scale: 1 })
})
