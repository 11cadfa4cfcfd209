import { useState } from 'react'
import { newestRevision } from './newest-revision.ts'

/**
 * The revision that a form is based on: the one from when it was opened, or the newest after a stale-revision error, so
 * that saving again overwrites it.
 */
export const useRevision = (initialRevision: number | undefined) => {
  const [revision, setRevision] = useState(initialRevision)
  return {
    revision,
    setRevision,
    /** Runs a save and remembers the newest revision from a stale-revision error. */
    trackRevision: async <T>(save: () => Promise<T>): Promise<T> => {
      try {
        return await save()
      } catch (error) {
        const latest = newestRevision(error)
        if (latest !== undefined) setRevision(latest)
        throw error
      }
    },
  }
}
