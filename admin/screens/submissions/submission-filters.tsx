import type { FormSummary } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { PeriodFilter } from '../../list/period-filter.tsx'
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
      <ChoiceFilter
        label={t('state')}
        all={`${t('allStates')} (${total})`}
        value={filter.state}
        options={states.map(({ id, label, count }) => ({
          value: id,
          label: `${labelText(label)} (${count})`,
        }))}
        onFilter={value => onFilter('state', value)}
      />
      <PeriodFilter period={filter} onFilter={onFilter} />
    </>
  )
}
