import { useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './chip.module.css'
import { Chip } from './chip.tsx'
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
      <Day label={t('from')} value={from} max={until} onChange={value => onFilter('from', value)} />
      <Day label={t('until')} value={until} min={from} onChange={value => onFilter('until', value)} />
    </>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (value: string) => void
}

const Day = ({ label, value, min, max, onChange }: DayProps) => {
  const id = useId()
  return (
    <Chip set={value === '' ? undefined : { name: `${label}: ${value}`, onRemove: () => onChange('') }}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={classes.control}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </Chip>
  )
}
