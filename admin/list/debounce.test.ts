import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => {
  const began = Date.now()
  const calls: [number, string][] = []
  const debounced = debounce((text: string) => calls.push([Date.now() - began, text]), {
    wait: 500,
    maxWait: 1000,
  })
  return { calls, debounced }
}

describe('a debounced call', () => {
  it('goes through at once if there was no call before', () => {
    const { calls, debounced } = start()
    debounced('a')
    vi.advanceTimersByTime(5000)
    expect(calls).toEqual([[0, 'a']])
  })

  it('delays further calls until 500 ms have passed without one, and lets the last through', () => {
    const { calls, debounced } = start()
    debounced('a')
    vi.advanceTimersByTime(100)
    debounced('ab')
    vi.advanceTimersByTime(100)
    debounced('abc')
    vi.advanceTimersByTime(5000)
    expect(calls).toEqual([
      [0, 'a'],
      [700, 'abc'],
    ])
  })

  it('delays continuous calls for 1000 ms at most', () => {
    const { calls, debounced } = start()
    for (let count = 0; count <= 25; count += 1) {
      debounced(String(count))
      vi.advanceTimersByTime(100)
    }
    expect(calls.map(([time]) => time)).toEqual([0, 1000, 2000])
  })

  it('goes through at once again after a pause', () => {
    const { calls, debounced } = start()
    debounced('a')
    vi.advanceTimersByTime(600)
    debounced('b')
    expect(calls).toEqual([
      [0, 'a'],
      [600, 'b'],
    ])
  })

  it('is dropped when cancelled', () => {
    const { calls, debounced } = start()
    debounced('a')
    debounced('b')
    debounced.cancel()
    vi.advanceTimersByTime(5000)
    expect(calls).toEqual([[0, 'a']])
  })
})
