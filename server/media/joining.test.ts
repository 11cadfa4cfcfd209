import { describe, expect, test } from 'vitest'
import { joining } from './joining.ts'

describe('works of one key', () => {
  test('are done once for all who ask meanwhile, and again afterwards', async () => {
    const join = joining<number>()
    const { promise, resolve } = Promise.withResolvers<void>()
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
