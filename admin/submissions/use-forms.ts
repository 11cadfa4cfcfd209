import { useQuery } from '@tanstack/react-query'
import { useClient } from '../api/client.tsx'

/** The key of all queries about submissions. */
export const submissionsKey = ['submissions']

/** The forms of the site, with the number of their submissions. */
export const useForms = () => {
  const client = useClient()
  return useQuery({
    queryKey: [...submissionsKey, 'forms'],
    queryFn: async ({ signal }) => (await client.forms.list({}, { signal })).data,
  })
}
