import { Link } from '@tanstack/react-router'
import { useNow, useTranslations } from 'use-intl'
import { PlacesLeft } from '../../submissions/places-left.tsx'
import { dayOf, upcomingDates } from '../../submissions/registration-dates.ts'
import { StartDay } from '../../submissions/start-day.tsx'
import { useRegistrationDates } from '../../submissions/use-subjects.ts'
import { DashboardList } from './dashboard-list.tsx'
import { LoadedSection } from './dashboard-section.tsx'

const maxDates = 5

/** The next dates that visitors register for, with the places left. */
export const NextDates = () => {
  const t = useTranslations('registrations')
  const today = dayOf(useNow())
  const query = useRegistrationDates()
  return (
    <LoadedSection
      title={t('next')}
      links={<Link to="/registrations">{t('all')}</Link>}
      query={{ ...query, data: query.data && upcomingDates(query.data, today).slice(0, maxDates) }}
    >
      {dates => (
        <DashboardList rows={dates} rowKey={({ form, subject }) => `${form.id} ${subject}`}>
          {date => (
            <>
              <Link to="/registrations/$form/$subject" params={{ form: date.form.id, subject: date.subject }}>
                {date.label}
              </Link>
              <span>
                {date.left !== null && date.left > 0 ? (
                  t('leftCount', { count: date.left })
                ) : (
                  <PlacesLeft left={date.left} />
                )}
              </span>
              <StartDay startsAt={date.startsAt} />
            </>
          )}
        </DashboardList>
      )}
    </LoadedSection>
  )
}
