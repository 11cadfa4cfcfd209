import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { observeTyping } from './typing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const target = new EventTarget()
  const typing = observeTyping(target)
  const run = vi.fn<() => void>()
  return { typing, run, act: (name: string) => target.dispatchEvent(new Event(name)) }
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

describe('a pause in typing', () => {
  it('is now if nobody types', () => {
    const { typing, run } = open()
    typing.whenPaused(run)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['keydown', 'input'])('begins two seconds after the last %s', activity => {
    const { typing, run, act } = open()
    act(activity)
    typing.whenPaused(run)
    pass(1500)
    act(activity)
    pass(1999)
    expect(run).not.toHaveBeenCalled()
    pass(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not begin during a composition, however long it takes', () => {
    const { typing, run, act } = open()
    act('compositionstart')
    typing.whenPaused(run)
    pass(60_000)
    expect(run).not.toHaveBeenCalled()
    act('compositionend')
    pass(2000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('is reported once, and not after it was cancelled', () => {
    const { typing, run, act } = open()
    typing.whenPaused(run)
    act('keydown')
    pass(5000)
    expect(run).toHaveBeenCalledOnce()
    act('keydown')
    typing.whenPaused(run)
    typing.cancel()
    pass(5000)
    expect(run).toHaveBeenCalledOnce()
  })
})
