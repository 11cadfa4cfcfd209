import { isRefusal } from '@ximblox/contract/client/errors'
import { useState } from 'react'

/**
 * The revision that a form is based on: the one from when it was opened or, after a stale-revision error, the current
 * one, so that saving again overwrites it.
 */
export const useRevision = (initialRevision: number | undefined) => {
  const [revision, setRevision] = useState(initialRevision)
  return {
    revision,
    setRevision,
    /** Runs a save and remembers the current revision from a stale-revision error. */
    trackRevision: async <T>(save: () => Promise<T>): Promise<T> => {
      try {
        return await save()
      } catch (error) {
        const current = currentRevision(error)
        if (current !== undefined) setRevision(current)
        throw error
      }
    },
  }
}

/** The revision that a stale-revision error reports. */
const currentRevision = (error: unknown): number | undefined => {
  if (!isRefusal(error, 'staleRevision')) return
  const { current } = error.payload
  if (typeof current !== 'object' || current === null || !('revision' in current)) return
  return typeof current.revision === 'number' ? current.revision : undefined
}
