import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePublicationErrors } from './use-publication-errors.ts'

/** Makes calls that change what becomes of a page: refusals are collected, and whatever lists pages is fetched anew. */
export const usePageCall = () => {
  const queries = useQueryClient()
  const errors = usePublicationErrors()
  const [busy, setBusy] = useState(false)
  const run = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    try {
      const answer = await errors.run(call)
      if (answer !== undefined) void queries.invalidateQueries({ queryKey: ['pages'] })
      return answer
    } finally {
      setBusy(false)
    }
  }
  return { busy, run, entries: errors.entries, clear: errors.clear }
}
