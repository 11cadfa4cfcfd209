import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** `failed`: it may be tried again; `refused`: somebody else changed the same meanwhile, or it is not allowed. */
export type Saved = 'saved' | 'failed' | 'refused'

const pause = 1_000

/**
 * A field that saves itself a moment after the last change, and at once when its form goes away. `base` is what it held
 * before somebody began to write, so that nothing of others is overwritten unseen.
 */
export const useSavedField = <T>(stored: T, save: (value: T, base: T) => Promise<Saved>) => {
  const [own, setOwn] = useState<{ value: T; base: T }>()
  const pending = useRef(own)
  const flush = useEffectEvent(async () => {
    const mine = pending.current
    if (!mine) return
    pending.current = undefined
    const result = await save(mine.value, mine.base)
    if (result === 'failed') pending.current ??= mine
    // What others store from now on is shown again, unless one has gone on writing.
    if (result === 'saved') setOwn(now => (now === mine ? undefined : now && { ...now, base: mine.value }))
  })
  useEffect(() => {
    pending.current = own
    if (!own) return
    const timer = setTimeout(() => void flush(), pause)
    return () => clearTimeout(timer)
  }, [own])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => pending.current && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      void flush()
    }
  }, [])
  return {
    value: own ? own.value : stored,
    change: (value: T) => setOwn({ value, base: own ? own.base : stored }),
  }
}
