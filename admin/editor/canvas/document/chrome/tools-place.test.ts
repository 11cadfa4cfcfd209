import { expect, it } from 'vitest'
import { toolsPlace } from './tools-place.ts'

const sizes = { tag: 80, tools: 240, viewport: 700, zoom: 1 }

it('places the tools at the right edge of a block, beside the button in its corner', () => {
  const block = { left: 40, right: 640 }
  expect(toolsPlace({ ...sizes, block })).toEqual({ left: 360, isAboveTag: false })
})

it('places them above the tag of a narrow block', () => {
  const block = { left: 400, right: 700 }
  expect(toolsPlace({ ...sizes, block })).toEqual({ left: 420, isAboveTag: true })
})

it('keeps them inside the viewport', () => {
  expect(toolsPlace({ ...sizes, block: { left: 0, right: 200 } }).left).toBe(0)
  expect(toolsPlace({ ...sizes, block: { left: 0, right: 900 } }).left).toBe(420)
})

it('keeps the same distances on the screen when the page is scaled down', () => {
  expect(toolsPlace({ ...sizes, zoom: 2, block: { left: 0, right: 700 } }).left).toBe(380)
})
