import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { mediaKey } from '../media-queries.ts'

/** Makes calls that change the library: refusals are collected, and whatever is shown of it is fetched anew. */
export const useMediaCall = () => {
  const queries = useQueryClient()
  const errors = useErrorCollection('media')
  const [busy, setBusy] = useState(false)
  const run = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    try {
      return await errors.run(call)
    } finally {
      void queries.invalidateQueries({ queryKey: mediaKey })
      setBusy(false)
    }
  }
  return { busy, run, entries: errors.entries, clear: errors.clear }
}
