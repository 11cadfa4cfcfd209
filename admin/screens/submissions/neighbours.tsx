import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Submission } from '@ximblox/contract/forms'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { submissionsKey } from '../../submissions/use-forms.ts'
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
      // The submission itself is among those from and until its own time.
      const query = { form, ...filter, searchTerm, columnToSort: 'at', pageSize: 2 } as const
      const [newer, older] = await Promise.all([
        client.forms.submissions({ query: { ...query, from: at, sortOrder: 'asc' } }, { signal }),
        client.forms.submissions({ query: { ...query, to: at, sortOrder: 'desc' } }, { signal }),
      ])
      const other = ({ data }: typeof newer) => data.items.find(row => row.id !== id)?.id
      return { newer: other(newer), older: other(older) }
    },
  })
  return {
    ...(data?.newer !== undefined && { newer: data.newer }),
    ...(data?.older !== undefined && { older: data.older }),
  }
}
