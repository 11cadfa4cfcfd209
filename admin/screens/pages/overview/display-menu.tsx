import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core'
import Settings2 from 'lucide-react/icons/settings-2'
import { useTranslations } from 'use-intl'
import { type SortColumn, SortControls } from '../../../list/sort-controls.tsx'
import type { OverviewPreferences } from '../../../preferences.ts'
import classes from './bar.module.css'
import type { PageOverview } from './use-overview.ts'

interface Props {
  list: PageOverview['list']
  sortColumns: readonly SortColumn[]
  preferences: OverviewPreferences
  onChange: (preferences: OverviewPreferences) => void
}

export const columnNames = ['url', 'nextStep', 'updated'] as const
const densities = ['compact', 'normal', 'comfortable'] as const

/** The order of the rows, their columns and their height. */
export const DisplayMenu = ({ list, sortColumns, preferences, onChange }: Props) => {
  const t = useTranslations('overview')
  const { hidden, density } = preferences
  const toggle = (name: string) =>
    onChange({
      ...preferences,
      hidden: hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name],
    })
  return (
    <Popover position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('display')} title={t('display')}>
          <Settings2 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <SortControls list={list} columns={sortColumns} />
          <fieldset className={classes.choices}>
            <legend>{t('columns')}</legend>
            {columnNames.map(name => (
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
      </Popover.Dropdown>
    </Popover>
  )
}
