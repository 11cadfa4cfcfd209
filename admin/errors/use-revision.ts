import { useState } from 'react'
import { newestRevision } from './newest-revision.ts'

/**
 * The revision that a form is based on: that of when it was opened. A save that is refused because of a newer one says
 * so, and the next is based on that.
 */
export const useRevision = (opened: number | undefined) => {
  const [revision, setRevision] = useState(opened)
  return {
    revision,
    setRevision,
    /** Runs a save, and learns the newest revision when it is refused for an old one. */
    based: async <T>(save: () => Promise<T>): Promise<T> => {
      try {
        return await save()
      } catch (error) {
        const newest = newestRevision(error)
        if (newest !== undefined) setRevision(newest)
        throw error
      }
    },
  }
}
