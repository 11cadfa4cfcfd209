import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** `failed` can be tried again; `refused` cannot: a conflicting change, or no permission. */
export type SaveResult = 'saved' | 'failed' | 'refused'

const saveDelay = 1_000

/**
 * Saves a field one second after the last change, or when its form unmounts. `base` is the value before the user's
 * changes, so that a concurrent change is not overwritten unnoticed.
 */
export const useAutosavedField = <T>(stored: T, save: (value: T, base: T) => Promise<SaveResult>) => {
  const [own, setOwn] = useState<{ value: T; base: T }>()
  const pending = useRef(own)
  const isSaving = useRef(false)
  // One save at a time; each saved value becomes the base of what was typed during the save.
  const flush = useEffectEvent(async () => {
    if (isSaving.current) return
    isSaving.current = true
    for (let next = pending.current; next; next = pending.current) {
      pending.current = undefined
      const saving = next
      const { value } = saving
      const result = await save(value, saving.base)
      if (result === 'failed') pending.current ??= saving
      if (result !== 'saved') break
      if (pending.current) pending.current = { ...pending.current, base: value }
      // Goes back to the stored value, unless the user has typed more.
      setOwn(now => (now === saving ? undefined : now && { ...now, base: value }))
    }
    isSaving.current = false
  })
  useEffect(() => {
    pending.current = own
    if (!own) return
    const timer = setTimeout(() => void flush(), saveDelay)
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
