import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useNow, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { pageOf } from '../../list/page-of.ts'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { PlacesLeft } from '../../submissions/places-left.tsx'
import { dayOf, pastDates, upcomingDates } from '../../submissions/registration-dates.ts'
import { StartDay } from '../../submissions/start-day.tsx'
import { submissionsKey } from '../../submissions/use-forms.ts'
import { fetchDates, type RegistrationDate } from '../../submissions/use-subjects.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './registrations.module.css'

/** `/cmsadmin/registrations`: the dates that visitors register for. */
export const RegistrationsScreen = () => (
  <>
    <ScreenHead />
    <Dates />
  </>
)

const Dates = () => {
  const t = useTranslations('registrations')
  const client = useClient()
  const { filterBy } = useSearchFilter<'state'>()
  const today = dayOf(useNow())
  const isPast = useSearch({ strict: false }).state === 'past'
  const list = usePagedList({
    key: [...submissionsKey, 'dates', today, isPast],
    columns: ['start'],
    defaultOrder: { columnToSort: 'start', sortOrder: isPast ? 'desc' : 'asc' },
    fetchPage: async (list, signal) => {
      const dates = await fetchDates(client, signal)
      const term = list.searchTerm.trim().toLowerCase()
      const found = dates.filter(({ label }) => label.toLowerCase().includes(term))
      return pageOf(isPast ? pastDates(found, today) : upcomingDates(found, today), list)
    },
  })
  return (
    <ListScreen
      list={list}
      label={t('title')}
      columns={useColumns(list.items ?? [])}
      rowKey={({ form, subject }) => `${form.id} ${subject}`}
      empty={t('noUpcoming')}
      emptyAction={
        <Button variant="default" onClick={() => filterBy('state', 'past')}>
          {t('showPast')}
        </Button>
      }
      onClearFilters={isPast ? () => filterBy('state', '') : undefined}
      searchable
      controls={
        <ChoiceFilter
          label={t('which')}
          all={t('upcoming')}
          value={isPast ? 'past' : ''}
          options={[{ value: 'past', label: t('past') }]}
          onFilter={value => filterBy('state', value)}
        />
      }
    />
  )
}

/** A column for each state that a listed form has. */
const useColumns = (dates: readonly RegistrationDate[]): Column<RegistrationDate>[] => {
  const t = useTranslations('registrations')
  const { labelText } = useLanguage()
  const states = new Map(
    dates.flatMap(({ form }) => form.states).map(({ id, label }) => [id, labelText(label)]),
  )
  return [
    {
      id: 'date',
      title: t('subject'),
      cell: date => (
        <>
          <Link
            to="/registrations/$form/$subject"
            params={{ form: date.form.id, subject: date.subject }}
            className={textClasses.nameLink}
          >
            {date.label}
          </Link>
          <span data-narrow>
            <StartDay startsAt={date.startsAt} />
          </span>
        </>
      ),
    },
    {
      id: 'start',
      title: t('start'),
      cell: date => (
        <span className={classes.day}>
          <StartDay startsAt={date.startsAt} />
        </span>
      ),
      isSecondary: true,
    },
    { id: 'places', title: t('places'), cell: date => date.places ?? t('unlimited'), isSecondary: true },
    ...[...states].map(([id, title]) => ({
      id: `state ${id}`,
      title,
      cell: ({ totals }: RegistrationDate) => totals[id]?.quantity ?? 0,
      isSecondary: true,
    })),
    { id: 'left', title: t('left'), cell: date => <PlacesLeft left={date.left} /> },
  ]
}
