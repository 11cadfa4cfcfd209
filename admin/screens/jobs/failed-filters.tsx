import { jobStates } from '@ximblox/contract/jobs'
import { useTranslations } from 'use-intl'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
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
      <ChoiceFilter
        label={t('kind')}
        all={t('allKinds')}
        value={filter.kind}
        options={kindsToFilter(data, filter.kind).map(value => ({ value, label: nameOf(value) }))}
        onFilter={value => onFilter('kind', value)}
      />
      <ChoiceFilter
        label={t('stateTitle')}
        all={t('allStates')}
        value={filter.state}
        options={jobStates.map(value => ({ value, label: tState(value) }))}
        onFilter={value => onFilter('state', value)}
      />
    </>
  )
}
