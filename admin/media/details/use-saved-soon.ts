import { useEffect, useEffectEvent, useRef } from 'react'

const pause = 1_000

/** Saves a change a moment after the last one, and at once when its form goes away. Undefined is no change. */
export const useSavedSoon = <T>(changed: T | undefined, save: (changed: T) => Promise<boolean>): void => {
  const pending = useRef<T>(undefined)
  const flush = useEffectEvent(async () => {
    const value = pending.current
    pending.current = undefined
    if (value === undefined) return
    const isSaved = await save(value)
    // It is tried once more when the form goes away.
    if (!isSaved) pending.current ??= value
  })
  useEffect(() => {
    pending.current = changed
    if (changed === undefined) return
    const timer = setTimeout(() => void flush(), pause)
    return () => clearTimeout(timer)
  }, [changed])
  useEffect(() => () => void flush(), [])
}
