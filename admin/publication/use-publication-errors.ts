import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '@ximblox/contract/client/errors'
import { type ErrorCollection, useErrorCollection } from '../errors/error-collections.tsx'
import { publicationSettingsKey } from '../settings/use-publication-settings.ts'

/** The collection of refused publication calls; a missing permission may mean that four-eyes publishing was turned on. */
export const usePublicationErrors = (): ErrorCollection => {
  const queries = useQueryClient()
  const errors = useErrorCollection('publication-requests')
  return {
    ...errors,
    run: call =>
      errors.run(async () => {
        try {
          return await call()
        } catch (error) {
          if (isRefusal(error) && error.entries.some(({ code }) => code === 'UM_01'))
            void queries.invalidateQueries({ queryKey: publicationSettingsKey })
          throw error
        }
      }),
  }
}
