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
  const isSaving = useRef(false)
  // One after another: what is saved while somebody goes on writing is what they go on from.
  const flush = useEffectEvent(async () => {
    if (isSaving.current) return
    isSaving.current = true
    for (let mine = pending.current; mine; mine = pending.current) {
      pending.current = undefined
      const sent = mine
      const { value } = sent
      const result = await save(value, sent.base)
      if (result === 'failed') pending.current ??= sent
      if (result !== 'saved') break
      if (pending.current) pending.current = { ...pending.current, base: value }
      // What others store from now on is shown again, unless one has gone on writing.
      setOwn(now => (now === sent ? undefined : now && { ...now, base: value }))
    }
    isSaving.current = false
  })
  useEffect(() => {
    pending.current = own
    if (!own) return
    const timer = setTimeout(() => void flush(), pause)
    return () => clearTimeout(timer)
  }, [own])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (pending.current || isSaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void flush()
    }
  }, [])
  return {
    value: own ? own.value : stored,
    change: (value: T) => setOwn({ value, base: own ? own.base : stored }),
  }
}
