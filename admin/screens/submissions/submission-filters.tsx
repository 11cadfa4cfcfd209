import { NativeSelect, TextInput } from '@mantine/core'
import type { FormSummary } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
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
      <NativeSelect
        label={t('state')}
        value={filter.state}
        onChange={event => onFilter('state', event.currentTarget.value)}
        data={[
          { value: '', label: `${t('allStates')} (${total})` },
          ...states.map(({ id, label, count }) => ({ value: id, label: `${labelText(label)} (${count})` })),
        ]}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={filter.from}
        max={filter.until || undefined}
        onChange={event => onFilter('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('until')}
        value={filter.until}
        min={filter.from || undefined}
        onChange={event => onFilter('until', event.currentTarget.value)}
      />
    </>
  )
}
