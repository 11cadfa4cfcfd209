import { expect, test } from 'vitest'
import { scrollOffset } from './scroll-to.ts'

const view = { start: 100, end: 500 }

test('leaves what is in view where it is', () => {
  expect(scrollOffset({ start: 100, end: 500 }, view, 'nearest')).toBe(0)
})

test('leaves what fills the view where it is', () => {
  expect(scrollOffset({ start: -50, end: 900 }, view, 'nearest')).toBe(0)
})

test('scrolls what is above the view to its start', () => {
  expect(scrollOffset({ start: 40, end: 200 }, view, 'nearest')).toBe(-60)
})

test('scrolls what is below the view to its end', () => {
  expect(scrollOffset({ start: 450, end: 620 }, view, 'nearest')).toBe(120)
})

test('shows the nearest end of what is higher than the view', () => {
  expect(scrollOffset({ start: -900, end: 20 }, view, 'nearest')).toBe(-480)
  expect(scrollOffset({ start: 600, end: 1600 }, view, 'nearest')).toBe(500)
})

test('scrolls to the start and to the middle of the view', () => {
  expect(scrollOffset({ start: 300, end: 400 }, view, 'start')).toBe(200)
  expect(scrollOffset({ start: 600, end: 800 }, view, 'center')).toBe(400)
})
