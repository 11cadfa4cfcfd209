import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlacesLeft } from '../../submissions/places-left.tsx'
import { StartDay } from '../../submissions/start-day.tsx'
import type { RegistrationDate } from '../../submissions/use-subjects.ts'
import classes from './participants-screen.module.css'

/** The day of a date, and its places. */
export const DateFacts = ({ date: { startsAt, places, left, totals, form } }: { date: RegistrationDate }) => {
  const t = useTranslations('registrations')
  const { labelText } = useLanguage()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('start')}</dt>
        <dd>
          <StartDay startsAt={startsAt} />
        </dd>
      </div>
      <div>
        <dt>{t('places')}</dt>
        <dd>{places ?? t('unlimited')}</dd>
      </div>
      {form.states.map(({ id, label }) => (
        <div key={id}>
          <dt>{labelText(label)}</dt>
          <dd>{totals[id]?.quantity ?? 0}</dd>
        </div>
      ))}
      <div>
        <dt>{t('left')}</dt>
        <dd>
          <PlacesLeft left={left} />
        </dd>
      </div>
    </dl>
  )
}
