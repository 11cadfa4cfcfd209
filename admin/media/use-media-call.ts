import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorCollection } from '../errors/error-collections.tsx'
import { isOfFiles, mediaKey } from './media-queries.ts'

const none: ReadonlySet<number> = new Set()

/** Makes calls that change the library: refusals are collected, and whatever is shown of it is fetched anew. */
export const useMediaCall = () => {
  const queries = useQueryClient()
  const errors = useErrorCollection('media')
  const [busy, setBusy] = useState(false)
  /** `gone`: files that the call deletes, of which nothing is asked any more. */
  const run = async <T>(call: () => Promise<T>, gone = none): Promise<T | undefined> => {
    setBusy(true)
    try {
      return await errors.run(call)
    } finally {
      void queries.invalidateQueries({ queryKey: mediaKey, predicate: query => !isOfFiles(query, gone) })
      setBusy(false)
    }
  }
  return { busy, run, entries: errors.entries, clear: errors.clear }
}
