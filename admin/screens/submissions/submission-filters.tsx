import type { FormSummary } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PeriodFilter } from '../../list/period-filter.tsx'
import { Select } from '../../ui/select.tsx'
import type { SubmissionFilter } from './submission-filter.ts'

interface Props {
  form: FormSummary
  filter: SubmissionFilter
  onFilter: (key: keyof SubmissionFilter, value: string) => void
}

export const SubmissionFilters = ({ form: { states, total }, filter, onFilter }: Props) => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  return (
    <>
      <Select
        label={t('state')}
        value={filter.state}
        onChange={value => onFilter('state', value)}
        options={[
          { value: '', label: `${t('allStates')} (${total})` },
          ...states.map(({ id, label, count }) => ({ value: id, label: `${labelText(label)} (${count})` })),
        ]}
      />
      <PeriodFilter period={filter} onFilter={onFilter} />
    </>
  )
}
