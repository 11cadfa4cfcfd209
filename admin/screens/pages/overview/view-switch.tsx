import { useTranslations } from 'use-intl'
import type { OverviewPreferences } from '../../../preferences.ts'
import classes from './bar.module.css'

type View = OverviewPreferences['view']

interface Props {
  view: View
  onChange: (view: View) => void
}

/** Shows the pages as a list or in their structure. */
export const ViewSwitch = ({ view, onChange }: Props) => {
  const t = useTranslations('overview')
  return (
    <fieldset aria-label={t('shape')} className={classes.views}>
      {(['list', 'structure'] as const).map(name => (
        <button
          key={name}
          type="button"
          className={classes.view}
          aria-pressed={view === name}
          onClick={() => onChange(name)}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  )
}
