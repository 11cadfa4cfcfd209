import { useQuery } from '@tanstack/react-query'
import type { SubmissionRow } from '@ximblox/contract/forms'
import { limits } from '@ximblox/contract/limits'
import { useClient } from '../../api/client.tsx'
import { submissionsKey } from '../../submissions/use-forms.ts'

/** All registrations for a date, the first one first. */
export const useRegistrations = (form: string, subject: string) => {
  const client = useClient()
  return useQuery({
    queryKey: [...submissionsKey, 'registrations', form, subject],
    queryFn: async ({ signal }) => {
      const found: SubmissionRow[] = []
      for (let pageIndex = 0; ; pageIndex++) {
        const query = {
          ...{ form, subject, pageIndex, pageSize: limits.pageSizeMax },
          ...({ columnToSort: 'at', sortOrder: 'asc' } as const),
        }
        const { items, totalItems } = (await client.forms.submissions({ query }, { signal })).data
        found.push(...items)
        if (items.length === 0 || found.length >= totalItems) return found
      }
    },
  })
}
