import { createHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPressure, latenessOf, measureLateness } from './pressure.ts'

const watch = () => {
  const world = { at: 0, waiting: 0, late: 0 }
  const pressure = createPressure({
    waitingStatements: () => world.waiting,
    lateness: () => world.late,
    now: () => world.at,
  })
  /** The duration after each half second. */
  const after = (halfSeconds: number) =>
    Array.from({ length: halfSeconds }, () => {
      world.at += 500
      return pressure.duration()
    })
  return { world, pressure, after }
}

test('a process is under pressure while statements wait for a connection in every sample', () => {
  const { world, after } = watch()
  expect(after(2)).toEqual([0, 0])
  world.waiting = 3
  expect(after(3)).toEqual([500, 1_000, 1_500])
  world.waiting = 0
  expect(after(1)).toEqual([0])
})

test('a process is under pressure while its event loop is late in every sample', () => {
  const { world, after } = watch()
  world.late = 200
  expect(after(2)).toEqual([0, 0])
  world.late = 201
  expect(after(2)).toEqual([500, 1_000])
})

test('what was so in an earlier sample is not taken for the whole time since', () => {
  const { world, pressure } = watch()
  world.at = 3_600_000
  world.waiting = 1
  expect(pressure.duration()).toBe(500)
  world.at += 60_000
  expect(pressure.duration()).toBe(500)
})

/** The turns of an event loop that last this long, in milliseconds. */
const turnsOf = (lengths: readonly number[]) => {
  const turns = createHistogram()
  for (const length of lengths) turns.record(length * 1e6)
  return turns
}

test('a single long task does not make the event loop late', () => {
  expect(latenessOf(turnsOf([]))).toBe(0)
  expect(latenessOf(turnsOf(Array(25).fill(20)))).toBeCloseTo(0, 0)
  expect(latenessOf(turnsOf([...Array(12).fill(20), 250]))).toBeLessThan(200)
  expect(latenessOf(turnsOf([21, 300, 21, 300, 21, 300]))).toBeGreaterThan(200)
  expect(latenessOf(turnsOf(Array(3).fill(260)))).toBeGreaterThan(200)
})

test('an event loop that is held up is late', async () => {
  const lateness = measureLateness()
  for (let turn = 0; turn < 4; turn++) {
    const end = performance.now() + 300
    while (performance.now() < end);
    await setTimeout(21)
  }
  expect(lateness()).toBeGreaterThan(200)
})
