import { expect, test } from 'vitest'
import { scrollOffset } from './scroll-to.ts'

const view = { start: 100, end: 500 }

test('does not scroll to an element in view', () => {
  expect(scrollOffset({ start: 100, end: 500 }, view, 'nearest')).toBe(0)
})

test('does not scroll to an element that fills the view', () => {
  expect(scrollOffset({ start: -50, end: 900 }, view, 'nearest')).toBe(0)
})

test('aligns an element above the view with its start', () => {
  expect(scrollOffset({ start: 40, end: 200 }, view, 'nearest')).toBe(-60)
})

test('aligns an element below the view with its end', () => {
  expect(scrollOffset({ start: 450, end: 620 }, view, 'nearest')).toBe(120)
})

test('shows the nearest end of an element that is higher than the view', () => {
  expect(scrollOffset({ start: -900, end: 20 }, view, 'nearest')).toBe(-480)
  expect(scrollOffset({ start: 600, end: 1600 }, view, 'nearest')).toBe(500)
})

test('scrolls an element to the start or the middle of the view', () => {
  expect(scrollOffset({ start: 300, end: 400 }, view, 'start')).toBe(200)
  expect(scrollOffset({ start: 600, end: 800 }, view, 'center')).toBe(400)
})
