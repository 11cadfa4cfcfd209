import { describe, expect, test } from 'vitest'
import { atMost, joining } from './concurrency.ts'

const gate = () => Promise.withResolvers<void>()

describe('works in turn', () => {
  test('never run more at once than allowed, and all run', async () => {
    const inTurn = atMost(2)
    const gates = Array.from({ length: 5 }, gate)
    let running = 0
    let highest = 0
    const works = gates.map(({ promise }) =>
      inTurn(async () => {
        highest = Math.max(highest, ++running)
        await promise
        running--
      }),
    )
    for (const { resolve } of gates) resolve()
    await Promise.all(works)
    expect(highest).toBe(2)
  })

  test('give their turn back when they fail', async () => {
    const inTurn = atMost(1)
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})

describe('works of one key', () => {
  test('are done once for all who ask meanwhile, and again afterwards', async () => {
    const join = joining<number>()
    const { promise, resolve } = gate()
    let times = 0
    const work = async () => {
      await promise
      return ++times
    }
    const both = Promise.all([join('a', work), join('a', work)])
    resolve()
    expect(await both).toEqual([1, 1])
    expect(await join('a', work)).toBe(2)
  })
})
