import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Submission } from '@ximblox/contract/forms'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { submissionsKey } from '../../submissions/use-forms.ts'
import { neighbourQueries, otherThan } from './neighbour-queries.ts'
import { filterArguments, filterIn } from './submission-filter.ts'

/** Links to the next newer and older submission that match the filters of the list. */
export const Neighbours = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('submissions')
  const { newer, older } = useNeighbours(submission)
  return (
    <>
      <Neighbour form={submission.form} id={newer} label={t('newer')} icon={ChevronLeft} />
      <Neighbour form={submission.form} id={older} label={t('older')} icon={ChevronRight} />
    </>
  )
}

interface NeighbourProps {
  form: string
  id: number | undefined
  label: string
  icon: typeof ChevronLeft
}

const Neighbour = ({ form, id, label, icon: Icon }: NeighbourProps) => {
  const icon = <Icon size={18} aria-hidden />
  const look = { variant: 'default', size: 36, 'aria-label': label, title: label } as const
  if (id === undefined)
    return (
      <ActionIcon {...look} disabled>
        {icon}
      </ActionIcon>
    )
  return (
    <ActionIcon
      {...look}
      renderRoot={props => (
        <Link {...props} to="/submissions/$form/$id" params={{ form, id: String(id) }} search />
      )}
    >
      {icon}
    </ActionIcon>
  )
}

const useNeighbours = ({ id, form, at }: Submission): { newer?: number; older?: number } => {
  const client = useClient()
  const search = useSearch({ strict: false })
  const filter = filterArguments(filterIn(search))
  const searchTerm = search.q ?? ''
  const { data } = useQuery({
    queryKey: [...submissionsKey, 'neighbours', id, filter, searchTerm],
    queryFn: async ({ signal }) => {
      const queries = neighbourQueries(at, { form, ...filter, searchTerm })
      const [newer, older] = await Promise.all([
        client.forms.submissions({ query: queries.newer }, { signal }),
        client.forms.submissions({ query: queries.older }, { signal }),
      ])
      return { newer: otherThan(id, newer.data.items), older: otherThan(id, older.data.items) }
    },
  })
  return {
    ...(data?.newer !== undefined && { newer: data.newer }),
    ...(data?.older !== undefined && { older: data.older }),
  }
}
