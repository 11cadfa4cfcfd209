import { useQueryClient } from '@tanstack/react-query'
import type { WhenBusy } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { isOfFiles, mediaKey } from './media-queries.ts'

const none: ReadonlySet<number> = new Set()

/** Calls that change the library: collects errors and refetches everything that shows its files. */
export const useMediaCall = (whenBusy: WhenBusy = 'ignore') => {
  const queries = useQueryClient()
  const call = useCall({ collection: 'media', whenBusy })
  return {
    ...call,
    /** `gone`: files that the call deletes, whose queries are not refetched. */
    run: async <T>(change: () => Promise<T>, gone = none): Promise<T | undefined> => {
      try {
        return await call.run(change)
      } finally {
        void queries.invalidateQueries({ queryKey: mediaKey, predicate: query => !isOfFiles(query, gone) })
      }
    },
  }
}
