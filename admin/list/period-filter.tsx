import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Period } from './period.ts'

interface Props {
  period: Period
  onFilter: (key: keyof Period, value: string) => void
}

/** The first and the last day that a list shows. */
export const PeriodFilter = ({ period: { from, until }, onFilter }: Props) => {
  const t = useTranslations('list')
  return (
    <>
      <TextInput
        type="date"
        label={t('from')}
        value={from}
        max={until || undefined}
        onChange={event => onFilter('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('until')}
        value={until}
        min={from || undefined}
        onChange={event => onFilter('until', event.currentTarget.value)}
      />
    </>
  )
}
