import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startIdleTimer } from './idle-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (minutes = 10) => {
  const target = new EventTarget()
  const onIdle = vi.fn<() => void>()
  const onActive = vi.fn<() => void>()
  const stop = startIdleTimer({ minutes, onIdle, onActive, target })
  return { onIdle, onActive, stop, act: (name: string) => target.dispatchEvent(new Event(name)) }
}
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

describe('the idle timer', () => {
  it('fires after the given minutes without activity', () => {
    const { onIdle } = start()
    minutes(9.99)
    expect(onIdle).not.toHaveBeenCalled()
    minutes(0.01)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it.each(['mousemove', 'mousedown', 'click', 'scroll', 'keydown'])('restarts on %s', activity => {
    const { onIdle, act } = start()
    minutes(9)
    act(activity)
    minutes(9)
    expect(onIdle).not.toHaveBeenCalled()
    minutes(1)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('fires once and stops listening', () => {
    const { onIdle, onActive, act } = start()
    minutes(10)
    act('click')
    minutes(60)
    expect(onIdle).toHaveBeenCalledOnce()
    expect(onActive).not.toHaveBeenCalled()
  })

  it('does nothing once stopped', () => {
    const { onIdle, stop } = start()
    stop()
    minutes(60)
    expect(onIdle).not.toHaveBeenCalled()
  })
})
