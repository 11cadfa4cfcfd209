import { useQueryClient } from '@tanstack/react-query'
import type { WhenBusy } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { isOfFiles, mediaKey } from './media-queries.ts'

const none: ReadonlySet<number> = new Set()

/** Makes calls that change the library: errors are collected, and whatever is shown of the library is fetched anew. */
export const useMediaCall = (whenBusy: WhenBusy = 'ignore') => {
  const queries = useQueryClient()
  const call = useCall({ collection: 'media', whenBusy })
  return {
    ...call,
    /** `gone`: files that the call deletes, which nothing asks about any more. */
    run: async <T>(change: () => Promise<T>, gone = none): Promise<T | undefined> => {
      try {
        return await call.run(change)
      } finally {
        void queries.invalidateQueries({ queryKey: mediaKey, predicate: query => !isOfFiles(query, gone) })
      }
    },
  }
}
