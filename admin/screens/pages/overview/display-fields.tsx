import { Checkbox, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SortControls } from '../../../list/sort-controls.tsx'
import classes from './bar.module.css'
import { withColumn } from './columns.ts'
import type { DisplayProps } from './display-props.ts'

const columnNames = ['url', 'nextStep', 'date', 'updated'] as const
const densities = ['compact', 'normal', 'comfortable'] as const

export const DisplayFields = ({ list, sortColumns, isDated, preferences, onChange }: DisplayProps) => {
  const t = useTranslations('overview')
  const { hidden, density } = preferences
  const toggle = (name: string) => onChange({ ...preferences, hidden: withColumn(hidden, name) })
  return (
    <Stack gap="sm">
      <SortControls list={list} columns={sortColumns} />
      <fieldset className={classes.choices}>
        <legend>{t('columns')}</legend>
        {columnNames
          .filter(name => isDated || name !== 'date')
          .map(name => (
            <Checkbox
              key={name}
              label={t(`column.${name}`)}
              checked={!hidden.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
      </fieldset>
      <fieldset aria-label={t('rows')} className={classes.views}>
        {densities.map(value => (
          <button
            key={value}
            type="button"
            aria-pressed={value === density}
            className={classes.view}
            onClick={() => onChange({ ...preferences, density: value })}
          >
            {t(`density.${value}`)}
          </button>
        ))}
      </fieldset>
    </Stack>
  )
}
