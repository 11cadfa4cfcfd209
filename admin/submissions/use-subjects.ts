import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { FormSummary } from '@ximblox/contract/forms'
import { useClient } from '../api/client.tsx'
import { submissionsKey } from './use-forms.ts'

type Subject = Answer<typeof calls.forms.subjects>['data'][number]

/** A date that visitors register for, with the form that they use. */
export interface RegistrationDate extends Subject {
  form: FormSummary
}

/** The dates that visitors can register or have registered for, of all forms that count places. */
export const useRegistrationDates = () => {
  const client = useClient()
  return useQuery({
    queryKey: [...submissionsKey, 'dates'],
    queryFn: async ({ signal }) => fetchDates(client, signal),
  })
}

export const fetchDates = async (
  client: ReturnType<typeof useClient>,
  signal: AbortSignal,
): Promise<RegistrationDate[]> => {
  const forms = (await client.forms.list({}, { signal })).data
  const dates = await Promise.all(
    forms
      .filter(({ countsPlaces }) => countsPlaces)
      .map(async form => {
        const { data } = await client.forms.subjects({ query: { form: form.id } }, { signal })
        return data.map(subject => ({ ...subject, form }))
      }),
  )
  return dates.flat()
}
