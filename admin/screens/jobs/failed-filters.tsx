import { jobStates } from '@ximblox/contract/jobs'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'
import { type FailedFilter, kindsToFilter } from './job-states.ts'
import { useJobKinds } from './use-job-kinds.ts'
import { useKindName } from './use-kind-name.ts'

interface Props {
  filter: FailedFilter
  onFilter: (key: keyof FailedFilter, value: string) => void
}

export const FailedFilters = ({ filter, onFilter }: Props) => {
  const t = useTranslations('jobs')
  const tState = useTranslations('jobs.state')
  const nameOf = useKindName()
  const { data = [] } = useJobKinds()
  return (
    <>
      <Select
        label={t('kind')}
        value={filter.kind}
        onChange={value => onFilter('kind', value)}
        options={[
          { value: '', label: t('allKinds') },
          ...kindsToFilter(data, filter.kind).map(value => ({ value, label: nameOf(value) })),
        ]}
      />
      <Select
        label={t('stateTitle')}
        value={filter.state}
        onChange={value => onFilter('state', value)}
        options={[
          { value: '', label: t('allStates') },
          ...jobStates.map(value => ({ value, label: tState(value) })),
        ]}
      />
    </>
  )
}
