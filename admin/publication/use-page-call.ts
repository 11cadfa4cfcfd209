import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '@ximblox/contract/client/errors'
import { isError } from '@ximblox/contract/errors'
import type { WhenBusy } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { publicationSettingsKey } from '../settings/use-publication-settings.ts'

/** Calls that change a page's state: collects errors and refetches everything that lists pages. */
export const usePageCall = () => {
  const queries = useQueryClient()
  const call = useCall({ collection: 'publication-requests', invalidates: [['pages']] })
  return {
    ...call,
    run: <T>(change: () => Promise<T>, thisTime?: WhenBusy): Promise<T | undefined> =>
      call.run(async () => {
        try {
          return await change()
        } catch (error) {
          // Possibly four-eyes publishing was turned on in the meantime.
          if (isRefusal(error) && error.entries.some(entry => isError(entry, 'notPermitted')))
            void queries.invalidateQueries({ queryKey: publicationSettingsKey })
          throw error
        }
      }, thisTime),
  }
}
