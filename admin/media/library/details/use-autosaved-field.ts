import { useEffect, useSyncExternalStore } from 'react'
import { useLibrary } from '../library-context.ts'
import type { UnsavedField } from '../unsaved-fields.ts'

interface Field<T> {
  /** Names the file and the property. */
  key: string
  stored: T
  save: UnsavedField<T>['save']
  wordsOf: (value: T) => string
}

/** A field that saves what is typed by itself, also when its form shows another file by then. */
export const useAutosavedField = <T>({ key, stored, save, wordsOf }: Field<T>) => {
  const { unsaved } = useLibrary()
  const own = useSyncExternalStore(unsaved.subscribe, () => unsaved.get(key)) as UnsavedField<T> | undefined
  useEffect(() => () => void unsaved.flush(key), [unsaved, key])
  return {
    value: own ? own.value : stored,
    change: (value: T) =>
      unsaved.change(key, { value, base: own ? own.base : stored, words: wordsOf(value), save }),
  }
}
