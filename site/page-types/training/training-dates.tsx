import type { PropsOf } from 'ximblox'
import { messagesFor } from '../../messages/messages.ts'
import { dayRange } from '../../rules/day-range.ts'
import { placesOf } from '../../rules/places-left.ts'
import { registrationPath } from '../../rules/registration-path.ts'
import { datesToCome, todayInAmsterdam, trainingState } from '../../rules/training-dates.ts'
import type { training } from './training.page-type.ts'

interface TrainingDatesProps {
  dates: PropsOf<typeof training.fields>['dates']
  /** Places taken by the key of the date; null if unknown. */
  taken: Readonly<Record<string, number>> | null
  now: Date
  title: string
  path: string
  /** The id of the registration form of the page; "" without one. */
  registration: string
  locale: string
}

/** The dates to come with the places that are left. */
export const TrainingDates = ({ dates, taken, now, locale, ...page }: TrainingDatesProps) => {
  const messages = messagesFor(locale)
  const today = todayInAmsterdam(now)
  const coming = datesToCome(dates, today)
  return (
    <div className="coming-dates">
      <h2 className="coming-dates__title">{messages.trainingDates}</h2>
      {coming.length === 0 && <p>{messages.noTrainingDates}</p>}
      <ul className="coming-dates__list">
        {coming.map(date => {
          const state = trainingState(date, { today, taken: taken?.[date.key] ?? 0 })
          return (
            <li key={date.key} className="coming-dates__date">
              <strong className="coming-dates__days">
                {date.start === '' ? messages.dateToFollow : dayRange(date.start, date.end, locale)}
              </strong>
              {date.times !== '' && <span>{date.times}</span>}
              {date.place !== '' && <span>{[date.place, date.location].filter(Boolean).join(', ')}</span>}
              <span>{placesOf(date.capacity, taken?.[date.key] ?? null, messages)}</span>
              {date.start !== '' && state === 'upcoming' && (
                <span>
                  {messages.registrationOpensOn.replace('{date}', dayRange(date.opensOn, '', locale))}
                </span>
              )}
              {page.registration !== '' && state !== 'upcoming' && (
                <RegisterLink {...page} date={date} isFull={state === 'full'} locale={locale} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface RegisterLinkProps extends Pick<TrainingDatesProps, 'title' | 'path' | 'registration' | 'locale'> {
  date: TrainingDatesProps['dates'][number]
  isFull: boolean
}

/** Leads to the form on the page, with the date chosen. */
const RegisterLink = ({ date, isFull, title, locale, ...page }: RegisterLinkProps) => {
  const messages = messagesFor(locale)
  return (
    <a
      className="more coming-dates__register"
      href={registrationPath({ ...page, key: date.key })}
      aria-label={(isFull ? messages.joinWaitingListFor : messages.registerFor)
        .replace('{title}', title)
        .replace('{date}', dayRange(date.start, date.end, locale))}
    >
      {isFull ? messages.joinWaitingList : messages.register}
    </a>
  )
}
