import { expect, it } from 'vitest'
import { toolsPlace } from './tools-place.ts'

it('places the tools at the right edge of a block', () => {
  expect(toolsPlace({ block: { left: 40, right: 640 }, tag: 80, tools: 240, viewport: 700 })).toEqual({
    left: 392,
    isAboveTag: false,
  })
})

it('places them above the tag of a narrow block', () => {
  expect(toolsPlace({ block: { left: 400, right: 660 }, tag: 80, tools: 240, viewport: 700 })).toEqual({
    left: 412,
    isAboveTag: true,
  })
})

it('keeps them inside the viewport', () => {
  expect(toolsPlace({ block: { left: 0, right: 200 }, tag: 80, tools: 240, viewport: 700 }).left).toBe(0)
  expect(toolsPlace({ block: { left: 0, right: 900 }, tag: 80, tools: 240, viewport: 700 }).left).toBe(452)
})
